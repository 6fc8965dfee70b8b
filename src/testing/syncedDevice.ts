import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { meetingCreated } from '#slices/meetingsSlice.ts'
import { allEntries } from '#slices/meetingsState.ts'
import { isUnsent } from '#slices/storedMeeting.ts'
import { instantAt, meetingFields, meetingId } from './meetingSamples.ts'
import { idle, openSync, until } from './openSync.ts'

const [person] = staffSamples.map(staffUserSample) as [ReturnType<typeof staffUserSample>]

export const leyla = person

let stop = () => undefined as unknown

/** What the page is by now, and what the developer was told; each test begins with a page that is seen. */
export const page = { isHidden: false, warned: undefined as unknown as jest.SpyInstance }

/** The staff area is opened on a device; each test's last visit ends with it. */
export function beginVisit(device: Device): void {
  stop = device.start()
}

export const endVisit = (): unknown => stop()

/** Gives each test of a file a clock of its own, and ends its visit. */
export function standTheClock(): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 21), doNotFake: ['queueMicrotask', 'nextTick'] })
    page.isHidden = false
    jest.spyOn(document, 'hidden', 'get').mockImplementation(() => page.isHidden)
    page.warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => {
    stop()
    jest.useRealTimers()
    jest.restoreAllMocks()
  })
}

type Device = Awaited<ReturnType<typeof openSync>>

export const create = ({ store }: Device, number: number, fields = meetingFields(`Meeting ${number}`)) =>
  store.dispatch(meetingCreated({ id: meetingId(number), at: instantAt(number), fields }))

export const isSent = ({ state }: Device): boolean => !allEntries(state()).some(isUnsent)

export const titlesAt = ({ server }: Device): string[] =>
  server
    .meetings()
    .map(({ title }) => title)
    .sort()

export async function pass(milliseconds: number): Promise<void> {
  // An action wakes the listener in a later task.
  await idle()
  jest.advanceTimersByTime(milliseconds)
  await idle()
}

/** The staff area stands open, and the first call has been answered. */
export async function openDevice(prepare: (device: Device) => void = () => undefined): Promise<Device> {
  const device = await openSync(leyla)
  prepare(device)
  beginVisit(device)
  await until(() => device.calls.length > 0)
  await idle()
  return device
}

export const status = (code: number) => (): Response => Response.json({ message: 'no' }, { status: code })

export const unreachable = (): never => {
  throw new TypeError('Failed to fetch')
}
