import { updatePreferences } from '#accounts/profile/endpoints.ts'
import type { DayHours } from '#accounts/settings.ts'
import { emailTemplates, sendEmail } from '#contact/endpoints.ts'
import { fillPath } from '#core/endpoint.ts'
import { cancelOffDayRequest, listOffDayRequests } from '#leave/offDays/endpoints.ts'
import type { OffDayRequest } from '#leave/offDays/schema.ts'
import { syncMeetings } from '#meetings/endpoints.ts'
import type { Meeting } from '#meetings/schema.ts'
import type { Caller } from '#testing/caller.ts'
import { jsonRequest } from '#testing/jsonRequest.ts'
import { availabilityEndpoints } from './calls.ts'
import { fetchAvailability } from './endpoints.ts'
import type { AvailabilityAnswer, AvailabilityQuestion } from './schema.ts'

/** The id of the meeting that `keep` stores by default. */
export const usualMeetingId = '00000000-0000-4000-8000-000000000700'

/** The calls of the suite; by default, requests and meetings are from 10:00 to 11:00 of one day. */
export function availabilityCalls(call: Caller, usual: { people: string[]; day: string }) {
  const times = { start: '10:00', end: '11:00' }

  const post = (question: object, language = 'en') => {
    const { headers, ...request } = jsonRequest('POST', { ...usual, ...times, ...question })
    return call(fetchAvailability.path, { ...request, headers: { ...headers, 'accept-language': language } })
  }
  const fetchAnswer = async (question: Partial<AvailabilityQuestion> = {}, language?: string) => {
    const reply = await post(question, language)
    const answer: AvailabilityAnswer = await reply.json()
    expect(reply.status).toBe(200)
    expect(availabilityEndpoints.fetchAvailability.reply.isValidSync(answer, { strict: true })).toBe(true)
    return answer
  }
  const states = async (question: Partial<AvailabilityQuestion> = {}) =>
    (await fetchAnswer(question)).people.map(({ state }) => state)

  let changes = 0
  /** Stores a meeting of the caller, each time with a later timestamp. */
  const keep = async (changed: Partial<Meeting>) => {
    changes += 1
    const at = new Date(Date.UTC(2026, 10, 21, 9, 0, changes)).toISOString()
    const meeting: Meeting = {
      id: usualMeetingId,
      title: 'Budget',
      day: usual.day,
      ...times,
      attendees: [],
      notes: '',
      attachments: [],
      look: 0,
      createdAt: at,
      changedAt: at,
      isDeleted: false,
      ...changed,
    }
    const reply = await call(syncMeetings.path, jsonRequest('POST', { since: 0, changes: [meeting] }))
    expect(reply.status).toBe(200)
  }
  /** Requests days off; returns a function that cancels the request. */
  const requestOff = async (dates: string, startTime = '', endTime = '') => {
    const body = {
      service_id: 'atrium',
      user_id: 'atrium',
      template_id: emailTemplates.offDay,
      template_params: {
        to_email: 'people@caspora.example',
        to_name: 'Caspora',
        from_name: 'Leyla Əliyeva',
        from_email: 'leyla.aliyeva@caspora.example',
        dates,
        startTime,
        endTime,
        message: 'Family event',
      },
    }
    expect((await call(sendEmail.path, jsonRequest('POST', body))).status).toBe(200)
    const [newest]: OffDayRequest[] = await (await call(listOffDayRequests.path)).json()
    return async () => {
      const path = fillPath(cancelOffDayRequest.path, { id: newest?.id ?? 0 })
      expect((await call(path, { method: cancelOffDayRequest.method })).status).toBe(204)
    }
  }
  /** Chooses the caller's working hours. */
  const workFor = async (workingHours: DayHours) => {
    const { path, method } = updatePreferences
    expect((await call(path, jsonRequest(method, { settings: { workingHours } }))).status).toBe(200)
  }
  return { post, fetchAnswer, states, keep, requestOff, workFor }
}
