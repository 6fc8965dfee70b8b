import { MessageChannel } from 'node:worker_threads'
import type { CvViewerReport, ShownCv } from '@atrium/contract/hiring'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { CvViewer } from './CvViewer.tsx'

const content = new ArrayBuffer(8)

// jsdom has none.
beforeAll(() => Object.assign(globalThis, { MessageChannel }))

/** Renders the viewer, loads the page of its frame, and returns what this page received. */
async function show(fetchFile: () => Promise<ArrayBuffer> = async () => content) {
  const view = renderUi(<CvViewer name="cv.pdf" fetchFile={fetchFile} />)
  const frame = await screen.findByTitle<HTMLIFrameElement>('CV: cv.pdf')
  const post = jest.fn()
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage: post } })
  fireEvent.load(frame)
  const [shown, target, [port]] = post.mock.calls[0] as [ShownCv, string, [MessagePort]]
  const commands: unknown[] = []
  port.onmessage = ({ data }) => commands.push(data)
  return { ...view, frame, shown, target, commands, report: (data: CvViewerReport) => port.postMessage(data) }
}

it('gives the file to a frame without origin, and shows the place in it', async () => {
  const { frame, shown, commands, report, user } = await show()
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
  expect(frame).toHaveAttribute('src', '/cv-viewer')
  expect(shown).toEqual({ content, name: 'cv.pdf', language: 'en', pageLabel: 'Page {{page}} of {{pages}}' })
  expect(screen.getByRole('status')).toHaveTextContent('Loading the CV')
  report({ kind: 'shown', pages: 3 })
  expect(await screen.findByText('Page 1 of 3')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(commands).toEqual([{ kind: 'page', page: 2 }]))
  report({ kind: 'page', page: 3 })
  expect(await screen.findByText('Page 3 of 3')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
})

it('zooms by its buttons and by the keys that are pressed in the frame', async () => {
  const { commands, report, user } = await show()
  report({ kind: 'shown', pages: 1 })
  const larger = await screen.findByRole('button', { name: 'Zoom in' })
  await user.click(larger)
  report({ kind: 'zoom', step: 1 })
  expect(await screen.findByText('150%')).toBeInTheDocument()
  report({ kind: 'zoom', step: 0 })
  expect(await screen.findByText('100%')).toBeInTheDocument()
  expect(commands).toEqual([1.25, 1.5, 1].map((zoom) => ({ kind: 'zoom', zoom })))
  for (let presses = 0; presses < 4; presses += 1) await user.click(larger)
  expect(screen.getByText('300%')).toBeInTheDocument()
  expect(larger).toBeDisabled()
})

/** A fetch ends after the render, not within it. */
const lostFetch = () => new Promise<ArrayBuffer>((_resolve, reject) => setTimeout(reject))

it.each<[string, () => Promise<void>]>([
  [
    'that cannot be fetched',
    async () => {
      renderUi(<CvViewer name="cv.pdf" fetchFile={lostFetch} />)
    },
  ],
  ['that cannot be parsed', async () => (await show()).report({ kind: 'failed' })],
])('asks for a download of a file %s', async (_what, fail) => {
  await fail()
  expect(await screen.findByRole('alert')).toHaveTextContent('The CV can’t be shown here')
})
