import { OneLine } from '../../ui/page/one-line.tsx'

/** An order's description, whose code stays whole: browsers would break it after its hyphen. */
export function OrderName({ name }: { name: string }) {
  const [, before, code, after] = /^(.*?)([A-Z]+-\d{1,9})(.*)$/s.exec(name) ?? []
  if (code === undefined) return name
  return (
    <>
      {before}
      <OneLine>{code}</OneLine>
      {after}
    </>
  )
}
