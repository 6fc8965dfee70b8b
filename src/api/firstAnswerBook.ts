import { type FirstAnswers, firstAnswersId, type LanguageTag } from '@atrium/contract'
import type { FetchArgs } from '@reduxjs/toolkit/query'

/** Answers that came with the document (docs/decisions.md): each is given once, and asked for again over the network. */
export interface FirstAnswerBook {
  /** The answer to a reading call in a language, unless it has been given already. */
  take(call: FetchArgs, language: LanguageTag): unknown
}

export const noFirstAnswers: FirstAnswerBook = { take: () => undefined }

/** Reads what the server wrote into the document; nothing when there is nothing, or nothing that can be read. */
export function readFirstAnswers(page: Document): FirstAnswerBook {
  const text = page.getElementById(firstAnswersId)?.textContent
  const read = text ? parse(text) : undefined
  if (!read) return noFirstAnswers
  const left = new Map(Object.entries(read.answers))
  return {
    take({ url, params, method = 'GET' }, language) {
      if (method !== 'GET' || language !== read.language) return undefined
      const key = params ? `${url}?${new URLSearchParams(params)}` : url
      const answer = left.get(key)
      left.delete(key)
      return answer
    },
  }
}

function parse(text: string): FirstAnswers | undefined {
  try {
    const read = JSON.parse(text) as Partial<FirstAnswers> | null
    return read?.language && read.answers ? (read as FirstAnswers) : undefined
  } catch {
    return undefined
  }
}
