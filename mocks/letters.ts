import { inEachLanguage, pickLanguage } from '@atrium/contract/core'
import { type LetterDetail, letterErrors, type Subscriber, writtenTexts } from '@atrium/contract/newsletter'
import { lettersEndpoints as calls } from '@atrium/contract/newsletter/letters/calls'
import {
  letterChangesSchema,
  letterFieldsSchema,
  letterPreviewSchema,
  letterSendingSchema,
} from '@atrium/contract/newsletter/letters/schema'
import { subscribersEndpoints } from '@atrium/contract/newsletter/subscribers/calls'
import { HttpResponse } from 'msw'
import { answering, changedMeanwhile, done, json, mockOf, notFound, refuse } from './answers.ts'
import { memoryOf } from './memory.ts'

const empty = { subject: '', text: '' }

const draft: LetterDetail = {
  ...{ id: 1, revision: 1, state: 'draft', sendAt: '', startedAt: '', finishedAt: '' },
  ...{ recipients: 0, delivered: 0, failed: 0, isFailing: false, isListed: true },
  texts: {
    AZ: { subject: 'Noyabr xəbərləri', text: 'Salam.' },
    EN: { subject: 'News of November', text: 'Hello **all**.' },
    RU: empty,
  },
  audience: { AZ: 120, EN: 40, RU: 30 },
}

const subscriber = (id: number, more: Partial<Subscriber>): Subscriber => ({
  ...{ id, email: 'gunesh@person.example', state: 'confirmed', topic: 'newsletter', language: 'AZ' },
  since: '2026-11-20T08:00:00.000Z',
  ...more,
})

const memory = memoryOf((): { letters: LetterDetail[]; subscribers: Subscriber[] } => ({
  letters: [draft],
  subscribers: [
    subscriber(3, { email: 'john@person.example', language: 'EN', state: 'waiting' }),
    subscriber(2, { email: '', state: 'ended' }),
    subscriber(1, {}),
  ],
}))

const find = (id: unknown) => memory.letters.find((one) => one.id === Number(id))

/** Changes a letter in a state, unless its revision is another one. */
function change(
  id: unknown,
  { revision }: { revision: number },
  state: LetterDetail['state'],
  changes: Partial<LetterDetail>,
): Response {
  const found = find(id)
  if (!found) return notFound()
  if (found.revision !== revision || found.state !== state) return changedMeanwhile()
  const next = { ...found, ...changes, revision: revision + 1 }
  memory.letters = memory.letters.map((one) => (one === found ? next : one))
  return json(next)
}

const step = (
  call: typeof calls.cancelLetter,
  state: LetterDetail['state'],
  changes: Partial<LetterDetail>,
) =>
  mockOf(call, async ({ params, request }) =>
    change(params.id, (await request.json()) as { revision: number }, state, changes),
  )

/** The letters and their subscribers at the desk. */
export const lettersMocks = [
  mockOf(calls.listLetters, () =>
    json(
      memory.letters.map(({ texts, audience: _audience, isListed: _isListed, ...row }) => ({
        ...row,
        subjects: inEachLanguage((language) => texts[language].subject),
      })),
    ),
  ),
  mockOf(
    calls.previewLetter,
    answering(letterPreviewSchema, ({ texts, language }) => {
      const spoken = pickLanguage(writtenTexts(texts), language) ?? language
      const { subject, text } = texts[spoken]
      return json({
        ...{ language: spoken, subject, text },
        html: `<p>${text.replace(/\*\*(.*?)\*\*/g, '<strong>$1</strong>')}</p>`,
      })
    }),
  ),
  mockOf(
    calls.createLetter,
    answering(letterFieldsSchema, (fields) => {
      const id = Math.max(0, ...memory.letters.map((one) => one.id)) + 1
      memory.letters = [{ ...draft, ...fields, id }, ...memory.letters]
      return json({ id })
    }),
  ),
  mockOf(calls.getLetter, ({ params }) => {
    const found = find(params.id)
    return found ? json(found) : notFound()
  }),
  mockOf(calls.saveLetter, ({ params, request }) =>
    answering(letterChangesSchema, ({ revision, ...fields }) =>
      change(params.id, { revision }, 'draft', fields),
    )({ request }),
  ),
  mockOf(calls.deleteLetter, ({ params }) => {
    const found = find(params.id)
    if (!found) return notFound()
    if (found.state !== 'draft') return changedMeanwhile()
    memory.letters = memory.letters.filter((one) => one !== found)
    return done()
  }),
  mockOf(calls.sendLetter, ({ params, request }) =>
    answering(letterSendingSchema, ({ revision, at }) => {
      const errors = letterErrors(find(params.id)?.texts ?? draft.texts)
      if (Object.keys(errors).length > 0) return refuse(errors)
      const now = new Date().toISOString()
      if (at && at <= now) return refuse({ at: 'timePassed' })
      return change(
        params.id,
        { revision },
        'draft',
        at ? { state: 'scheduled', sendAt: at } : { state: 'sending', sendAt: now, startedAt: now },
      )
    })({ request }),
  ),
  step(calls.cancelLetter, 'scheduled', { state: 'draft', sendAt: '' }),
  step(calls.pauseLetter, 'sending', { state: 'paused' }),
  step(calls.resumeLetter, 'paused', { state: 'sending', isFailing: false }),
  mockOf(calls.testLetter, ({ params }) => (find(params.id) ? done() : notFound())),
  mockOf(subscribersEndpoints.exportSubscribers, () => {
    const text =
      'email,topic,language,confirmed_at\r\ngunesh@person.example,newsletter,AZ,2026-11-20T08:00:00.000Z\r\n'
    return new HttpResponse(text, { headers: { 'content-type': 'text/csv; charset=utf-8' } })
  }),
  mockOf(subscribersEndpoints.listSubscribers, ({ request }) => {
    const query = new URL(request.url).searchParams
    const fits = (name: 'state' | 'topic' | 'language', value: string) => (query.get(name) ?? value) === value
    return json(
      memory.subscribers.filter(
        ({ email, state, topic, language }) =>
          email.includes(query.get('text') ?? '') &&
          fits('state', state) &&
          fits('topic', topic) &&
          fits('language', language),
      ),
    )
  }),
  mockOf(subscribersEndpoints.removeSubscriber, ({ params }) => {
    const found = memory.subscribers.find(({ id, email }) => email && id === Number(params.id))
    if (!found) return notFound()
    memory.subscribers = memory.subscribers.filter(({ email }) => email !== found.email)
    return done()
  }),
]
