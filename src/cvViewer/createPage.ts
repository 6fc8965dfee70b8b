import {
  type PDFDocumentProxy,
  type PDFPageProxy,
  type RenderTask,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Pixels of one canvas; Safari draws nothing on a larger one. */
const maxPixels = 16_000_000

/** A page of the CV: an element of its size, the text to read and select, and a picture while it is in sight. */
export interface CvPage {
  element: HTMLElement
  /** The width on paper, in points. */
  width: number
  showText(): Promise<void>
  /** Draws the page for a scale, or again for another one. */
  draw(scale: number): Promise<void>
  /** Frees the memory of the picture. */
  clear(): void
}

/** A page whose size is that of `page`, the first one, until it is read. */
export function createPage(
  pdf: PDFDocumentProxy,
  number: number,
  label: string,
  first: PDFPageProxy,
): CvPage {
  const element = document.createElement('div')
  element.className = 'page'
  element.setAttribute('role', 'group')
  element.setAttribute('aria-label', label)
  const text = document.createElement('div')
  text.className = 'text'
  element.append(text)
  const size = first.getViewport({ scale: 1 })
  const resize = ({ width, height }: { width: number; height: number }) => {
    element.style.setProperty('--width', String(width))
    element.style.setProperty('--height', String(height))
  }
  resize(size)
  let drawing: { scale: number; task?: RenderTask; canvas: HTMLCanvasElement } | undefined
  const clear = () => {
    drawing?.task?.cancel()
    drawing?.canvas.remove()
    drawing = undefined
  }
  return {
    element,
    width: size.width,
    clear,
    async showText() {
      const page = await pdf.getPage(number)
      const viewport = page.getViewport({ scale: 1 })
      resize(viewport)
      const textContentSource = page.streamTextContent()
      await new TextLayer({ textContentSource, container: text, viewport }).render()
    },
    async draw(scale) {
      if (drawing?.scale === scale) return
      const earlier = drawing
      earlier?.task?.cancel()
      const canvas = document.createElement('canvas')
      const own = { scale, canvas }
      drawing = own
      const page = await pdf.getPage(number)
      if (drawing !== own) return
      const fitted = page.getViewport({ scale: 1 })
      const most = Math.sqrt(maxPixels / (fitted.width * fitted.height))
      const viewport = page.getViewport({ scale: Math.min(scale * devicePixelRatio, most) })
      canvas.width = Math.floor(viewport.width)
      canvas.height = Math.floor(viewport.height)
      const task = page.render({ canvas, viewport })
      Object.assign(own, { task })
      try {
        await task.promise
      } catch {
        // Cleared, or drawn again for another scale.
        return
      }
      // The earlier picture stays until the new one is whole.
      earlier?.canvas.remove()
      element.prepend(canvas)
    },
  }
}
