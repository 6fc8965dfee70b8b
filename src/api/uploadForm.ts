import type { LanguageTag } from '@atrium/contract/core'
import { constants } from '#config/constants.ts'
import type { CallError } from './parseApiError.ts'

interface UploadOptions {
  language: LanguageTag
  signal: AbortSignal
  /** Called with the sent share, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

/**
 * Sends a multipart form with progress, which `fetch` does not support. Resolves with the result of an RTK Query base
 * query and never rejects. A stalled upload is a `FETCH_ERROR`; a sent form without an answer in time is a
 * `TIMEOUT_ERROR`.
 */
export function uploadForm(
  url: string,
  form: FormData,
  { language, signal, onProgress }: UploadOptions,
): Promise<{ data?: unknown; error?: CallError }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const fail = (error: string, status: 'FETCH_ERROR' | 'TIMEOUT_ERROR' = 'FETCH_ERROR') =>
      resolve({ error: { status, error } })
    let timer: ReturnType<typeof setTimeout> | undefined
    const giveUpAfter = (ms: number, giveUp: () => void) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        giveUp()
        request.abort()
      }, ms)
    }
    const watch = () => giveUpAfter(constants.calls.uploadStallMs, () => fail('The upload stood still.'))
    request.open('POST', url)
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('Accept-Language', language)
    request.upload.addEventListener('progress', (event) => {
      watch()
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total)
    })
    request.addEventListener('load', () => resolve(readAnswer(request)))
    request.addEventListener('error', () => fail('The connection failed.'))
    request.addEventListener('abort', () => fail('The upload was cancelled.'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.upload.addEventListener('load', () =>
      giveUpAfter(constants.calls.answerMs, () => fail('No answer came in time.', 'TIMEOUT_ERROR')),
    )
    request.addEventListener('loadend', () => clearTimeout(timer))
    watch()
    request.send(form)
  })
}

function readAnswer(request: XMLHttpRequest): { data: unknown } | { error: CallError } {
  const { status, responseText } = request
  // An HTML page comes from a proxy or from the sign-in of a hotel network.
  const isPage = request.getResponseHeader('content-type')?.includes('text/html') ?? false
  const isSuccess = status >= 200 && status < 300 && !isPage
  try {
    const data: unknown = responseText === '' ? {} : JSON.parse(responseText)
    return isSuccess ? { data } : { error: { status, data } }
  } catch {
    // Spec 7 does not define the body of a success: another host may answer anything.
    return isSuccess ? { data: {} } : { error: { status, data: responseText } }
  }
}
