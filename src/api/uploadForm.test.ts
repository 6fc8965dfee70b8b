import { constants } from '#config/constants.ts'
import { uploadForm } from './uploadForm.ts'

/** A request whose progress the test decides: the mocked network answers before a form has left. */
class RequestOnItsWay extends EventTarget {
  static last: RequestOnItsWay
  readonly upload = new EventTarget()
  readonly setRequestHeader = jest.fn()
  readonly open = jest.fn()
  readonly send = jest.fn()
  readonly getResponseHeader = jest.fn(() => this.type)
  status = 0
  responseText = ''
  type = ''

  constructor() {
    super()
    RequestOnItsWay.last = this
  }

  abort() {
    this.dispatchEvent(new Event('abort'))
    this.dispatchEvent(new Event('loadend'))
  }
}

const { answerMs, uploadStallMs } = constants.calls

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(window, { XMLHttpRequest: RequestOnItsWay })
})

afterEach(() => jest.useRealTimers())

const send = () => {
  const ended = jest.fn()
  const { signal } = new AbortController()
  void uploadForm('/api/', new FormData(), { language: 'az', signal }).then(ended)
  return { ended, upload: RequestOnItsWay.last.upload }
}

it('is a lost connection when it stands still on its way, however slowly it moved before', async () => {
  const { ended, upload } = send()
  for (let part = 0; part < 5; part += 1) {
    await jest.advanceTimersByTimeAsync(uploadStallMs - 1)
    upload.dispatchEvent(new Event('progress'))
  }
  expect(ended).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(uploadStallMs)
  expect(ended).toHaveBeenCalledWith({ error: expect.objectContaining({ status: 'FETCH_ERROR' }) })
})

it('may have arrived when it has left and no answer comes in time', async () => {
  const { ended, upload } = send()
  upload.dispatchEvent(new Event('progress'))
  upload.dispatchEvent(new Event('load'))
  await jest.advanceTimersByTimeAsync(answerMs - 1)
  expect(ended).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledWith({ error: expect.objectContaining({ status: 'TIMEOUT_ERROR' }) })
})

it.each([
  ['a receipt', 'application/json', '{"id":7}', { data: { id: 7 } }],
  ['nothing', '', '', { data: {} }],
  [
    'the sign-in page of a hotel network',
    'text/html; charset=utf-8',
    '<!doctype html>',
    { error: { status: 200, data: '<!doctype html>' } },
  ],
  ['a text that calls itself a page', 'text/html', '{"id":7}', { error: { status: 200, data: { id: 7 } } }],
])('that is answered with %s of 200', async (_what, type, responseText, outcome) => {
  const { ended } = send()
  Object.assign(RequestOnItsWay.last, { status: 200, type, responseText })
  RequestOnItsWay.last.dispatchEvent(new Event('load'))
  await jest.advanceTimersByTimeAsync(0)
  expect(ended).toHaveBeenCalledWith(outcome)
})
