/** React moves the title into the head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} – Galley`}</title>
}
