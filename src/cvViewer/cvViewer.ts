import type { CvViewerCommand, CvViewerReport, ShownCv } from '@atrium/contract/hiring'
import { createPage } from './createPage.ts'
import { openPdf } from './openPdf.ts'

/** Pixels around the pages. */
const margin = 24

/** A page is at most twice its size on paper, where the window is wide. */
const widest = 2

// The page around gives the file; every other sender is ignored.
addEventListener('message', function receive({ source, data, ports: [port] }: MessageEvent<ShownCv>) {
  if (source !== parent || !port) return
  removeEventListener('message', receive)
  const report = (message: CvViewerReport) => port.postMessage(message)
  show(data, port, report).catch(() => report({ kind: 'failed' }))
})

async function show(
  { content, name, language, pageLabel }: ShownCv,
  port: MessagePort,
  report: (message: CvViewerReport) => void,
): Promise<void> {
  document.documentElement.lang = language
  document.title = name
  const pdf = await openPdf(content, document.body.dataset.reader ?? '')
  const first = await pdf.getPage(1)
  const pages = Array.from({ length: pdf.numPages }, (_, place) => {
    const label = pageLabel.replace('{{page}}', String(place + 1)).replace('{{pages}}', String(pdf.numPages))
    return createPage(pdf, place + 1, label, first)
  })
  const elements = pages.map(({ element }) => element)
  const inSight = new Set<number>()
  let zoom = 1
  let scale = 1
  let current = 1

  const draw = () => {
    for (const place of inSight) void pages[place]?.draw(scale)
  }
  const resize = () => {
    const fitting = (document.documentElement.clientWidth - margin) / (pages[0]?.width ?? 1)
    scale = Math.min(fitting, widest) * zoom
    document.documentElement.style.setProperty('--total-scale-factor', String(scale))
    draw()
  }
  const reportPage = () => {
    const middle = innerHeight / 2
    const last = elements.findLastIndex((element) => element.getBoundingClientRect().top <= middle)
    if (last + 1 === current) return
    current = Math.max(last, 0) + 1
    report({ kind: 'page', page: current })
  }

  const main = document.querySelector('main')
  main?.append(...elements)
  // The arrow keys scroll what has the focus.
  main?.setAttribute('tabindex', '0')
  resize()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const place = elements.indexOf(target as HTMLElement)
        if (isIntersecting) inSight.add(place)
        else if (inSight.delete(place)) pages[place]?.clear()
      }
      draw()
    },
    { rootMargin: '100% 0px' },
  )
  for (const element of elements) observer.observe(element)
  addEventListener('resize', resize)
  addEventListener('scroll', reportPage, { passive: true })
  addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
    const step = ({ '+': 1, '=': 1, '-': -1, '0': 0 } as const)[key]
    if (step !== undefined && !ctrlKey && !metaKey && !altKey) report({ kind: 'zoom', step })
  })
  port.addEventListener('message', ({ data }: MessageEvent<CvViewerCommand>) => {
    if (data.kind === 'page') elements[data.page - 1]?.scrollIntoView()
    else {
      zoom = data.zoom
      resize()
      elements[current - 1]?.scrollIntoView({ block: 'nearest' })
    }
  })
  port.start()
  report({ kind: 'shown', pages: pages.length })
  // All of the text, also of pages that are not drawn: screen readers and the browser's search know the whole CV.
  for (const page of pages) await page.showText().catch(() => undefined)
}
