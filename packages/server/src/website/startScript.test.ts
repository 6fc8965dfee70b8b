import { JSDOM } from 'jsdom'
import { startScript } from './startScript.ts'

interface Browser {
  /** The width of the window in em. */
  width: number
  hasMouse: boolean
  /** The cookie of an earlier page. */
  before?: string
  measuresWindow?: boolean
}

/** Runs the script of a page; the cookies that it wrote. */
function cookiesOf({ width, hasMouse, before, measuresWindow = true }: Browser) {
  const written: string[] = []
  const options = { main: '/main.js', files: [], isWaiting: true, holdsForms: true, loadingScreenMs: 0 }
  new JSDOM(startScript({ ...options, measuresWindow }), {
    url: 'https://caspora.example/staff',
    runScripts: 'dangerously',
    beforeParse: (window) => {
      window.performance.getEntriesByType = () => []
      window.matchMedia = ((query: string) => ({
        matches: query === '(pointer: fine)' ? hasMouse : width >= Number(/([\d.]+)em/.exec(query)?.[1]),
      })) as unknown as typeof window.matchMedia
      Object.defineProperty(window.document, 'cookie', {
        get: () => ['i18next=az', ...(before ? [before] : [])].join('; '),
        set: (cookie: string) => written.push(cookie),
      })
    },
  }).window.close()
  return written
}

const rest = '; Path=/; Max-Age=31536000; SameSite=Lax'

it.each([
  [{ width: 90, hasMouse: true }, 'window=90f'],
  [{ width: 24.375, hasMouse: false }, 'window=24.25c'],
  [{ width: 56.25, hasMouse: true, before: 'window=90f' }, 'window=56.25f'],
  [{ width: 56.25, hasMouse: false, before: 'window=56.25f' }, 'window=56.25c'],
  [{ width: 56.25, hasMouse: true, before: 'window=5' }, 'window=56.25f'],
])('the script stores the window size of %p', (browser, cookie) => {
  expect(cookiesOf(browser)).toEqual([cookie + rest])
})

it('the script stores no window size that is stored already', () => {
  expect(cookiesOf({ width: 90, hasMouse: true, before: 'window=90f' })).toEqual([])
})

it('the script stores no window size for other pages', () => {
  expect(cookiesOf({ width: 90, hasMouse: true, measuresWindow: false })).toEqual([])
})
