/** The mark: a sluice gate, half raised, with water under it. */
export function Logo({ size = 22 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden>
      <path
        d="M4 21V4.5A1.5 1.5 0 0 1 5.5 3h13A1.5 1.5 0 0 1 20 4.5V21"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M12 3v3" stroke="currentColor" strokeWidth="2" />
      <rect x="6.75" y="6" width="10.5" height="6" rx="1" fill="currentColor" />
      <path
        d="M7 16.25c1.25 0 1.25-1 2.5-1s1.25 1 2.5 1 1.25-1 2.5-1 1.25 1 2.5 1M7 20.25c1.25 0 1.25-1 2.5-1s1.25 1 2.5 1 1.25-1 2.5-1 1.25 1 2.5 1"
        stroke="var(--accent-ink)"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </svg>
  );
}
