import styles from './documents.module.css'

type Props = { name: string; pages: readonly ImageData[]; address: string }

/** The file itself is a link away, for whoever reads or copies its text. */
export function PdfPages({ name, pages, address }: Props) {
  return (
    <main className={styles.pages} lang="en">
      <p>
        <a href={address} target="_blank" rel="noreferrer">
          Open the PDF
        </a>
      </p>
      {pages.map((page, index) => {
        const label = `Page ${index + 1} of ${name}`
        return (
          <canvas
            key={label}
            ref={(canvas) => canvas?.getContext('2d')?.putImageData(page, 0, 0)}
            role="img"
            aria-label={label}
            className={styles.paper}
            width={page.width}
            height={page.height}
          />
        )
      })}
    </main>
  )
}
