import type { LanguageTag } from '@atrium/contract'
import type { CallError } from './callError.ts'

/** How long an upload may stand still before it counts as failed, in milliseconds. */
const stallMs = 60_000

export interface UploadOptions {
  language: LanguageTag
  signal: AbortSignal
  /** Told as bytes leave, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

/**
 * Sends a multipart form and tells how far it is: `fetch` cannot. Answers in the shape of an RTK Query
 * base query and never rejects.
 */
export function uploadForm(
  url: string,
  form: FormData,
  { language, signal, onProgress }: UploadOptions,
): Promise<{ data: unknown } | { error: CallError }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const fail = (error: string) => resolve({ error: { status: 'FETCH_ERROR', error } })
    request.open('POST', url)
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('Accept-Language', language)
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total)
    })
    request.addEventListener('load', () => resolve(readAnswer(request)))
    request.addEventListener('error', () => fail('The connection failed.'))
    request.addEventListener('timeout', () => fail('The server did not answer in time.'))
    request.addEventListener('abort', () => fail('The upload was cancelled.'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    // The time runs while nothing moves: a slow line is no failure, a dead one is.
    let stalled = setTimeout(() => request.abort(), stallMs)
    request.upload.addEventListener('progress', () => {
      clearTimeout(stalled)
      stalled = setTimeout(() => request.abort(), stallMs)
    })
    request.addEventListener('loadend', () => clearTimeout(stalled))
    request.send(form)
  })
}

function readAnswer(request: XMLHttpRequest): { data: unknown } | { error: CallError } {
  const { status, responseText } = request
  // A page in place of an answer is somebody else's: a proxy's, or a hotel network's sign-in.
  const isPage = request.getResponseHeader('content-type')?.includes('text/html') ?? false
  const isSuccess = status >= 200 && status < 300 && !isPage
  try {
    const data: unknown = responseText === '' ? {} : JSON.parse(responseText)
    return isSuccess ? { data } : { error: { status, data } }
  } catch {
    // Spec 7 does not show the body of a success: another host may answer with anything.
    return isSuccess ? { data: {} } : { error: { status, data: responseText } }
  }
}

/** A form of the given fields in their order; `undefined` fields are left out. */
export function toFormData(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof File) form.append(name, value, value.name)
    else if (value !== undefined) form.append(name, String(value))
  }
  return form
}
