import { screen, waitFor } from '@testing-library/react'
import { QrCode } from '#primitives/QrCode.tsx'
import { toolsSample } from '#testing/cardSamples.ts'
import { readCode } from '#testing/readCode.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { CardTools } from './CardTools.tsx'
import { CodePanel } from './CodePanel.tsx'
import type { CodeDrawing } from './useCodeDrawing.ts'

const toggle = () => screen.getByRole('button', { name: 'QR code' })

afterEach(() => jest.restoreAllMocks())

describe('the codes', () => {
  it('show the page and the contact after a press', async () => {
    const { user } = renderUi(<CardTools {...toolsSample} />)
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument()
    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
    await user.click(toggle())
    expect(toggle()).toHaveAttribute('aria-expanded', 'true')
    expect(toggle()).toHaveFocus()
    const page = await screen.findByRole('img', { name: 'QR code with the address of this page' })
    expect(readCode(page)).toBe('https://caspora.example/codes/gunes-aliyeva')
    expect(screen.getByRole('tabpanel')).toHaveTextContent('needs the internet')
    await user.click(screen.getByRole('tab', { name: 'Contact' }))
    const contact = screen.getByRole('img', { name: 'QR code with the contact: Günəş Əliyeva' })
    expect(readCode(contact)).toContain('FN:Günəş Əliyeva')
    expect(screen.getByRole('tabpanel')).toHaveTextContent('without the internet')
  })

  it('close again', async () => {
    // Newer browsers answer with a promise, which is nothing that an effect may return.
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(async () => undefined)
    const { user } = renderUi(<CardTools {...toolsSample} />)
    await user.click(toggle())
    await screen.findByRole('img')
    await user.click(toggle())
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
  })

  it('announce a failed load, retry, and keep the focus', async () => {
    const retry = jest.fn()
    const panel = (drawing: CodeDrawing) => <CodePanel id="codes" {...toolsSample} drawing={drawing} />
    const { user, container, rerender } = renderUi(panel({ kind: 'failed', isRetrying: false, retry }))
    expect(screen.getByRole('alert')).toHaveTextContent('The code didn’t load.')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledTimes(1)
    rerender(panel({ kind: 'failed', isRetrying: true, retry }))
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
    rerender(panel({ kind: 'ready', Code: QrCode }))
    expect(screen.getByRole('img', { name: /address of this page/ })).toBeVisible()
    expect(container).toContainElement(document.activeElement as HTMLElement)
  })
})

describe('passing the card on', () => {
  it('opens the share sheet of the device', async () => {
    const onShare = jest.fn()
    const { user } = renderUi(<CardTools {...toolsSample} onShare={onShare} />)
    expect(screen.queryByRole('button', { name: 'Copy the link' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(onShare).toHaveBeenCalledTimes(1)
  })

  it('copies the address elsewhere', async () => {
    const { user } = renderUi(<CardTools {...toolsSample} />)
    const written = jest.spyOn(navigator.clipboard, 'writeText')
    await user.click(screen.getByRole('button', { name: 'Copy the link' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The link is copied.'))
    expect(written).toHaveBeenCalledWith('https://caspora.example/codes/gunes-aliyeva')
  })

  it('shows the selected address where the clipboard is denied', async () => {
    const { user } = renderUi(<CardTools {...toolsSample} />)
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('NotAllowed'))
    await user.click(screen.getByRole('button', { name: 'Copy the link' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('copy it yourself'))
    expect(window.getSelection()?.toString()).toBe('https://caspora.example/codes/gunes-aliyeva')
  })
})
