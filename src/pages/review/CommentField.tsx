import { TextField } from "../../components/controls/TextField.tsx";
import { commentLength, LONGEST_COMMENT } from "../../model/config/saveTerms.ts";
import { savingText } from "../../texts/en/saving.ts";

interface CommentFieldProps {
  readonly comment: string;
  readonly onChange: (comment: string) => void;
}

/** From here on the characters that are left are counted. */
const nearLimit = LONGEST_COMMENT - 100;

/** What a save is for, kept with its revision; wherever something is saved that is worth a word. */
export function CommentField({ comment, onChange }: CommentFieldProps) {
  const length = commentLength(comment);
  const counts = { count: length, limit: LONGEST_COMMENT };
  return (
    <TextField
      label={savingText("saving.comment")}
      value={comment}
      onChange={onChange}
      help={length > nearLimit ? savingText("saving.commentLeft", counts) : savingText("saving.commentHelp")}
      error={length > LONGEST_COMMENT ? savingText("saving.commentTooLong", counts) : undefined}
    />
  );
}
