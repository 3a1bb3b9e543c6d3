/** The name of the page in the browser's tab: "Invoices – Galley". React moves it into the head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} – Galley`}</title>
}
