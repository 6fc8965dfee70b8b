/** @jest-environment node */
import { withoutScripts } from './plain.ts'

it('takes scripts and the loading screen out of a page, and leaves the rest', () => {
  const page =
    '<head><script type="application/ld+json">{}</script></head><body><div id="loading-screen"><svg/></div>' +
    '<script data-main="/main.js">start()</script><h1>Page</h1><script type="application/json" id="state">{}</script></body>'
  expect(withoutScripts(page)).toBe(
    '<head><script type="application/ld+json">{}</script></head><body><h1>Page</h1></body>',
  )
})
