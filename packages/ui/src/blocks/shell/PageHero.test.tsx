import { describedAddress } from '@atrium/contract/pictures'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { videoSample } from '#testing/samples.ts'
import { PageHero } from './PageHero.tsx'

const hero = (
  <PageHero title="Work that arrives" text="On the day." video={videoSample}>
    <a href="#next">Next</a>
  </PageHero>
)

const play = jest.spyOn(HTMLMediaElement.prototype, 'play')
const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause')

beforeEach(() => {
  play.mockReset().mockResolvedValue(undefined)
  pause.mockReset().mockReturnValue(undefined)
})

const film = () => document.querySelector('video')

it('shows the poster first and the film once the page is idle', async () => {
  const { container } = renderUi(hero)
  expect(film()).toBeNull()
  expect(container.querySelector('img')).toHaveAttribute('src', videoSample.posterFallback)
  await waitFor(() => expect(play).toHaveBeenCalled())
  expect(film()?.muted).toBe(true)
  expect(film()?.loop).toBe(true)
})

it('has its pause control before its other controls, and pauses and plays', async () => {
  const { user } = renderUi(hero)
  await waitFor(() => expect(play).toHaveBeenCalled())
  await user.tab()
  const control = screen.getByRole('button', { name: 'Pause the video' })
  expect(control).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(pause).toHaveBeenCalled()
  expect(control).toHaveAccessibleName('Play the video')
  play.mockClear()
  await user.click(control)
  expect(play).toHaveBeenCalled()
})

it('goes on when the browser ends or stops the film, but not when the person did', async () => {
  const { user } = renderUi(hero)
  await waitFor(() => expect(play).toHaveBeenCalled())
  const video = film() as HTMLVideoElement
  play.mockClear()
  fireEvent.ended(video)
  fireEvent.pause(video)
  expect(play).toHaveBeenCalledTimes(2)
  await user.click(screen.getByRole('button', { name: 'Pause the video' }))
  play.mockClear()
  fireEvent.pause(video)
  expect(play).not.toHaveBeenCalled()
})

it('says so when the browser refuses to play', async () => {
  play.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  renderUi(hero)
  expect(await screen.findByRole('button', { name: 'Play the video' })).toBeInTheDocument()
})

/** Runs the callbacks that wait for an idle page. */
function passIdle() {
  act(() => void jest.runAllTimers())
  jest.useRealTimers()
}

it('stands still under reduced motion until it is asked to play', async () => {
  jest.useFakeTimers()
  const { user } = renderUi(hero, { reducedMotion: 'always' })
  passIdle()
  expect(film()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Play the video' }))
  expect(film()).not.toBeNull()
  expect(play).toHaveBeenCalled()
})

it('fetches no film for someone who saves data until it is asked to play', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  jest.useFakeTimers()
  const { user } = renderUi(hero)
  passIdle()
  Reflect.deleteProperty(navigator, 'connection')
  expect(film()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Play the video' }))
  expect(film()).not.toBeNull()
  expect(play).toHaveBeenCalled()
})

const picture = describedAddress({
  ...{ id: '0123456789abcdef', width: 1600, height: 900, focus: { x: 30, y: 40 } },
  alt: { AZ: 'Komandamız', EN: 'Our team', RU: 'Наша команда' },
})

it('stands still with a picture of the company, whose focal point stays in sight', () => {
  jest.useFakeTimers()
  renderUi(<PageHero title="Work that arrives" video={videoSample} picture={picture} />)
  passIdle()
  const shown = screen.getByRole('img', { name: 'Our team' })
  expect(shown).toHaveStyle({ objectPosition: '30% 40%' })
  expect(shown).toHaveAttribute('fetchpriority', 'high')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(film()).toBeNull()
})

it('plays a film of the company over its picture', async () => {
  renderUi(<PageHero title="Work" video={videoSample} picture={picture} film="/films/0123456789abcdef.mp4" />)
  await waitFor(() => expect(play).toHaveBeenCalled())
  expect([...(film()?.querySelectorAll('source') ?? [])].map(({ src }) => new URL(src).pathname)).toEqual([
    '/films/0123456789abcdef.mp4',
  ])
  expect(screen.getByRole('button', { name: 'Pause the video' })).toBeInTheDocument()
})

it('has nothing to pause when no film can be had', async () => {
  renderUi(hero)
  await waitFor(() => expect(play).toHaveBeenCalled())
  const [webm, mp4] = film()?.querySelectorAll('source') ?? []
  fireEvent.error(webm as HTMLElement)
  expect(screen.getByRole('button', { name: 'Pause the video' })).toBeInTheDocument()
  fireEvent.error(mp4 as HTMLElement)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(film()).toBeNull()
})
