import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { server } from '#mocks/server.ts'
import { renderRoute } from './renderRoute.tsx'

const [leyla, rauf] = staffSamples.map(staffUserSample) as [
  ReturnType<typeof staffUserSample>,
  ReturnType<typeof staffUserSample>,
]

/** Whose page it is, and somebody else. */
export const people = { leyla, rauf }

/** The date of a test file stands still; network and page go on in their own time. */
export function onSampleDay(): void {
  beforeEach(() => {
    window.sessionStorage.clear()
    jest.useFakeTimers({
      now: new Date('2026-11-21T09:00:00Z'),
      doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'performance'],
      advanceTimers: true,
    })
  })
  afterEach(() => jest.useRealTimers())
}

/** Opens `/staff/requests` for Leyla. */
export async function openOffDays(language: 'AZ' | 'EN' | 'RU' = 'EN') {
  const view = await renderRoute('/staff/requests', { signedInAs: leyla, language })
  await screen.findByRole('grid')
  return view
}

/** By its name: the roles of a whole month take long to compute. */
export const day = (name: RegExp) => screen.getByLabelText(name, { selector: '[role=gridcell]' })

export const message = () => screen.getByRole('textbox', { name: 'Message' })

export const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send' }))

/** Chooses three days and writes why. */
export async function fillRequest(user: UserEvent): Promise<void> {
  await user.click(day(/^Tuesday 24 November 2026/))
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  await user.click(message())
  await user.paste('Family event')
}

/** What arrives at the e-mail service, which answers so. */
export function receiveRequests(answer: () => Response | Promise<Response> = () => HttpResponse.text('OK')) {
  const received: unknown[] = []
  server.use(
    http.post('*/api/v1.0/email/send', async ({ request }) => {
      received.push(await request.json())
      return (await answer()) as HttpResponse<string>
    }),
  )
  return received
}

/** The part with one's own requests. */
export const ownRequests = () => within(screen.getByRole('region', { name: 'My requests' }))
