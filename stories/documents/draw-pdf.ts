import { PDFiumLibrary } from '@hyzyla/pdfium'
import wasmUrl from '../../node_modules/@hyzyla/pdfium/dist/pdfium.wasm?url'

const pixelsPerPoint = 2

let library: ReturnType<typeof PDFiumLibrary.init> | undefined

/** Browsers without a window have no viewer of PDFs, so its pages are drawn here, always alike. */
export async function drawPdf(pdf: Blob): Promise<ImageData[]> {
  library ??= PDFiumLibrary.init({ wasmUrl })
  const document = await (await library).loadDocument(await pdf.bytes())
  const pages: ImageData[] = []
  for (const page of document.pages()) {
    await page.render({
      scale: pixelsPerPoint,
      render: async ({ data, width, height }) => {
        pages.push(new ImageData(Uint8ClampedArray.from(data), width, height))
        return data
      },
    })
  }
  document.destroy()
  return pages
}
