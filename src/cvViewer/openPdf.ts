import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Opens a PDF. Rejects for one that is damaged or has a password. Nothing is fetched: the page has no network. */
export async function openPdf(data: ArrayBuffer, readerAddress: string): Promise<PDFDocumentProxy> {
  const port = await startReader(readerAddress)
  return getDocument({
    data,
    ...(port && { worker: PDFWorker.create({ port }) }),
    useSystemFonts: true,
    useWorkerFetch: false,
    useWasm: false,
    verbosity: 0,
  }).promise
}

/**
 * A sandboxed page has no origin, so a worker can start from a text of the page only, which then imports the script. Where no
 * such worker starts, the script runs in the page.
 */
async function startReader(address: string): Promise<Worker | undefined> {
  const text = `importScripts(${JSON.stringify(new URL(address, location.href).href)})`
  const worker = new Worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })))
  const isRunning = await new Promise<boolean>((resolve) => {
    // PDF.js says that it is ready.
    worker.addEventListener('message', () => resolve(true), { once: true })
    worker.addEventListener('error', () => resolve(false), { once: true })
  })
  if (isRunning) return worker
  await runInPage(address)
  return undefined
}

const runInPage = (address: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('The reader could not be loaded.')))
    document.body.append(script)
  })
