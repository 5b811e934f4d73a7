import { useEffect, useState } from "react";
import type { FormChecks, FormDescriptor } from "../../generated/shapes/FormDescriptor.ts";

/** The compiled branches and conditions of a form; undefined until their chunk is there. */
export function useFormChecks(form: FormDescriptor): FormChecks | undefined {
  const [loaded, setLoaded] = useState<{ readonly form: FormDescriptor; readonly checks: FormChecks }>();
  useEffect(() => {
    let isCurrent = true;
    void form.load().then((checks) => {
      if (isCurrent) setLoaded({ form, checks });
    });
    return () => {
      isCurrent = false;
    };
  }, [form]);
  return loaded?.form === form ? loaded.checks : undefined;
}
