import { samplePassword, staffSamples } from '@atrium/contract/accounts/samples'
import { sampleCompany } from '@atrium/contract/core'
import type { Meeting } from '@atrium/contract/meetings'
import { newPerson } from '@atrium/contract/people/schema'
import { siteFactsOf } from '@atrium/contract/site'
import type { ExampleCall } from './exampleCall.ts'
import { cvFile, type FormFile } from './forms.ts'
import { hiringCalls } from './hiringCalls.ts'
import { PasskeyDevice } from './passkeyDevice.ts'
import { mp4, photoFile } from './photos.ts'

const id = { params: { id: '1' } }
const logoSvg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><rect width="200" height="50" fill="#1565c0"/></svg>',
)
const uuid = '7d2f9e60-1c4b-4a53-9c1e-2f6a8b0d3c11'
/** In the form of a token, and unknown. */
const token = 'A'.repeat(43)
const applicant = {
  first_name: 'Aysel',
  last_name: 'Quliyeva',
  email: 'aysel@person.example',
  phone: '+994 50 000 00 00',
  cv: cvFile(),
}
const newsText = { title: 'The new office', description: 'We move in May.', body: 'Third **floor**.' }
const span = { day: '2026-11-24', start: '10:00', end: '11:00' }
const meeting: Meeting = {
  ...span,
  id: uuid,
  title: 'Planning',
  attendees: ['Leyla Əliyeva', 'Jan'],
  notes: 'Bring the list',
  attachments: [{ id: uuid, name: 'list.pdf', size: 10 }],
  invitees: [
    { name: 'Leyla Əliyeva', personId: 'DEV2' },
    { name: 'Jan', email: 'jan@person.example' },
  ],
  roomname: 'Kəpəz',
  recurrence: {
    rule: 'FREQ=DAILY;COUNT=3',
    changes: [
      { day: '2026-11-25', isCancelled: true },
      { day: '2026-11-26', fields: { ...span, title: 'Late', notes: '' } },
    ],
  },
  splitFrom: { id: uuid, day: '2026-11-23' },
  look: 0,
  createdAt: '2026-11-20T09:00:00.000Z',
  changedAt: '2026-11-20T09:00:00.000Z',
  isDeleted: false,
}
const answer = { id: uuid, day: span.day, state: 'maybe', at: '2026-11-20T09:00:00.000Z', sequence: 0 }
const contact = {
  from_name: 'Günəş',
  from_email: 'gunesh@person.example',
  to_name: 'Caspora',
  message: 'Hello',
}
const device = new PasskeyDevice()
const user = { id: 'AAAA', name: 'leyla', displayName: 'Leyla' }
const newPasskey = device.create({ challenge: 'AAAA', user })
const passkey = device.prove({ challenge: 'AAAA' })
const personFields = {
  ...newPerson,
  name: 'Sevda',
  surname: 'Rüstəmova',
  email: 'sevda.rustamova@caspora.example',
  phone: '+994 50 000 00 09',
  roomname: 'Göygöl',
  positions: { AZ: 'Analitik', EN: 'Analyst', RU: 'Аналитик' },
  managerId: 1,
  birthday: '1994-05-28',
  startedOn: '2026-12-01',
}
const leaveType = {
  names: { AZ: 'Məzuniyyət', EN: 'Leave', RU: 'Отпуск' },
  hasBalance: true,
  yearlyDays: 21,
  carryOverDays: 5,
  isArchived: false,
  worksElsewhere: false,
  isBelowLawConfirmed: false,
}
const vacancyText = {
  position: 'React developer',
  description: 'Build screens that people use all day.',
  locationCity: 'Baku',
  locationCountry: 'Azerbaijan',
  overview: 'You build the staff area.',
  responsibilities: ['Write code', 'Review code'],
  qualifications: ['TypeScript'],
}
const vacancy = {
  original: 'EN',
  categoryId: 1,
  employment: 'fullTime',
  workplace: 'hybrid',
  level: 'senior',
  places: 2,
  salaryFrom: 2500,
  salaryTo: 3500,
  isSalaryShown: true,
  closesOn: '',
  managerId: 1,
  reviewerIds: [2, 3],
  hidesContacts: false,
  texts: { AZ: vacancyText, EN: vacancyText, RU: vacancyText },
}
const category = { names: { AZ: 'Satış', EN: 'Sales', RU: 'Продажи' } }
const mail = (template_id: string, template_params: object): ExampleCall => ({
  body: { service_id: 'atrium', template_id, user_id: 'atrium', template_params, lib_version: '4.4.1' },
})

const letterWords = { subject: 'News of November', text: 'Hello.\n\n**A new service** is open.' }
const letter = { texts: { AZ: letterWords, EN: letterWords, RU: letterWords }, isListed: true }

const computer = {
  name: 'Epson EB-982W',
  types: { AZ: 'Proyektor', EN: 'Projector', RU: 'Проектор' },
  serial: 'X4HK8500312',
}

const contentItem = { params: { kind: 'question', key: 'estimate' } }
const asked = { question: 'Do you work at night?', answer: 'When a system stops.' }
const question = { facts: {}, texts: { AZ: asked, EN: asked, RU: asked } }

/** Valid calls by method and path, with every field of the contract, for tests that corrupt them. */
export const exampleCalls: Record<string, ExampleCall[]> = {
  'POST /api/v1/login/': [
    { body: { email: staffSamples[0]?.email, password: samplePassword, code: '123456' } },
  ],
  'POST /api/v1/me/reauthentication/': [{ body: { current: samplePassword, code: '123456' } }],
  'POST /api/v1/login/passkey/': [{ body: { passkey } }],
  'POST /api/v1/me/reauthentication/passkey/': [{ body: { passkey } }],
  'POST /api/v1/me/passkeys/': [{ body: { name: 'Laptop', passkey: newPasskey } }],
  'DELETE /api/v1/me/passkeys/:id/': [id],
  'PUT /api/v1/me/second-factor/': [{ body: { code: '123456' } }],
  'POST /api/v1/password/forgot/': [{ body: { email: 'nobody@caspora.example' } }],
  'POST /api/v1/password/reset/': [{ body: { token: 'unknown', password: 'a long enough one' } }],
  'POST /api/v1/availability/': [
    {
      body: {
        ...span,
        people: ['Leyla Əliyeva'],
        personIds: ['DEV1'],
        emails: ['nobody@caspora.example'],
        roomname: 'Baku',
        exceptId: uuid,
      },
    },
  ],
  'GET /list/all/:name/': [{ params: { name: 'gunes-aliyeva' } }],
  'GET /api/v1/jobs/:id': [id],
  'POST /api/v1/jobs/:id/apply/': [{ ...id, body: { ...applicant, job: 'Business analyst' } }],
  'POST /api/v1/jobs/general/apply/': [{ body: { ...applicant, message: 'Hello' } }],
  'POST /api/v1.0/email/send': [
    mail('contact_customer', contact),
    mail('contact_business', {
      ...contact,
      from_service: 'Support',
      from_company: 'MMC',
      from_position: 'x',
    }),
    mail('off_day_request', {
      to_email: 'people@caspora.example',
      to_name: 'Caspora',
      from_name: 'Leyla',
      from_email: 'leyla@caspora.example',
      dates: '24.11.2026',
      startTime: '09:00',
      endTime: '10:00',
      message: 'Dentist',
      leave_type: '1',
    }),
  ],
  'GET /api/employees': [{ query: { idnumber: 'DEV7' } }],
  'GET /api/employees/room/:roomname/': [{ params: { roomname: 'Xəzər' } }],
  'GET /api/v2/holidays': [{ query: { country: 'AZ', year: '2026', api_key: 'none' } }],
  'POST /api/v1/meetings/sync/': [{ body: { personId: 1, since: 0, changes: [meeting], answers: [answer] } }],
  'GET /api/v1/meetings/': [{ query: { from: '2026-11-22', to: '2026-11-28' } }],
  'GET /api/v1/meetings/rooms/': [{ query: { day: span.day } }],
  'POST /api/v1/meetings/rooms/series/': [
    { body: { ...span, recurrence: { ...meeting.recurrence }, exceptId: uuid } },
  ],
  'GET /api/rooms/:roomname/today/': [{ params: { roomname: 'Kəpəz' } }],
  'POST /api/v1/meetings/rooms/bookings/': [{ body: { roomname: 'Kəpəz', minutes: 15 } }],
  'PUT /api/v1/meetings/attachments/:id/': [{ params: { id: uuid }, body: { file: cvFile('list.pdf') } }],
  'GET /api/v1/meetings/attachments/:id/': [{ params: { id: uuid } }],
  'GET /api/v1/invitations/:token/': [{ params: { token }, query: { day: span.day } }],
  'PUT /api/v1/invitations/:token/': [
    { params: { token }, body: { state: 'maybe', sequence: 0, day: span.day } },
  ],
  'GET /api/v1/invitations/:token/meeting.ics': [{ params: { token } }],
  'GET /api/v1/previews/:token/': [{ params: { token } }],
  'GET /api/v1/applications/:token/': [{ params: { token } }],
  'POST /api/v1/applications/:token/withdrawal/': [{ params: { token } }],
  'POST /api/v1/applications/:token/contact/': [
    {
      params: { token },
      body: {
        first_name: 'Aysel',
        last_name: 'Quliyeva',
        email: 'a@person.example',
        phone: '+994 50 000 00 00',
      },
    },
  ],
  'POST /api/v1/applications/:token/cv/': [{ params: { token }, body: { cv: cvFile() } }],
  'POST /api/v1/applications/:token/keeping/': [{ params: { token }, body: { isAllowed: true } }],
  'POST /api/v1/applications/:token/deletion/': [{ params: { token } }],
  'POST /api/v1/applications/:token/email/': [{ params: { token } }],
  'GET /api/v1/calendar/:token.ics': [{ params: { token } }],
  'GET /api/v1/news/': [{ query: { before: '9' } }],
  'PUT /api/v1/news/:id/read/': [id],
  'PUT /api/v1/news/:id/reactions/:name/': [{ params: { id: '1', name: 'like' }, body: { isOn: true } }],
  'GET /api/v1/news/:id/comments/': [id],
  'POST /api/v1/news/:id/comments/': [{ ...id, body: { text: 'Well done!' } }],
  'DELETE /api/v1/news/comments/:id/': [id],
  'PUT /api/v1/notifications/:id/read/': [id],
  'PUT /api/v1/off-days/:id/cancel/': [id],
  'PUT /api/v1/off-days/:id/answer/': [{ ...id, body: { words: 'Tural covers me.' } }],
  'POST /api/v1/people/records/': [
    { body: { ...personFields, hasCard: true, application: { id: 1, revision: 1 } } },
  ],
  'PATCH /api/v1/people/records/:id/': [{ ...id, body: { ...personFields, was: personFields } }],
  'PUT /api/v1/people/public-fields/:field/': [{ params: { field: 'serial' }, body: { isPublic: false } }],
  'PUT /api/v1/people/records/:id/card/': [{ ...id, body: { hasCard: true } }],
  'POST /api/v1/people/records/:id/departure/': [{ ...id, body: { successorId: 2 } }],
  'DELETE /api/v1/people/records/:id/departure/': [id],
  'POST /api/v1/people/records/:id/account/': [{ ...id, body: { language: 'EN' } }],
  'POST /api/v1/people/accounts/:id/invitation/': [id],
  'PUT /api/v1/people/accounts/:id/open/': [{ ...id, body: { isOpen: false } }],
  'DELETE /api/v1/people/accounts/:id/second-factor/': [id],
  'PUT /api/v1/people/accounts/:id/duties/': [{ ...id, body: { role: 'editor', readsSuggestions: true } }],
  'POST /api/v1/leave/types/': [{ body: leaveType }],
  'PUT /api/v1/leave/types/:id/': [{ ...id, body: leaveType }],
  'GET /api/v1/events/': [{ query: { after: '1', age: '1' } }],
  'GET /api/v1/leave/balances/own/': [{ query: { year: '2026' } }],
  'GET /api/v1/leave/balances/': [{ query: { year: '2026', person: '1' } }],
  'GET /api/v1/leave/requests/': [{ query: { year: '2026', person: '1' } }],
  'PUT /api/v1/leave/requests/:id/decision/': [
    { ...id, body: { decision: 'askBack', words: 'Who covers?' } },
  ],
  'DELETE /api/v1/leave/requests/:id/decision/': [id],
  'PUT /api/v1/leave/requests/:id/cancel/': [id],
  'POST /api/v1/leave/requests/': [
    {
      body: {
        personId: 5,
        typeId: 3,
        from: '2026-11-16',
        to: '2026-11-17',
        message: 'A doctor’s certificate.',
      },
    },
  ],
  'POST /api/v1/leave/entries/': [
    {
      body: {
        personId: 1,
        typeId: 1,
        year: 2026,
        kind: 'adjustment',
        minutes: 480,
        reason: 'A weekend worked',
        isBelowLawConfirmed: false,
      },
    },
  ],
  'GET /api/v1/leave/team/': [{ query: { from: '2026-11-01', to: '2026-11-30' } }],
  'GET /api/v1/off-days/colleagues/': [{ query: { from: '2026-11-24', to: '2026-12-24' } }],
  'POST /api/v1/people/import/': [
    { body: { csv: 'idnumber,name\nDEV7,Leyla\n', isDryRun: true, fingerprint: 'x' } },
  ],
  'GET /api/v1/hiring/vacancies/:id/': [id],
  'POST /api/v1/hiring/vacancies/': [{ body: vacancy }],
  'PUT /api/v1/hiring/vacancies/:id/': [{ ...id, body: { ...vacancy, revision: 1, upToDate: ['AZ'] } }],
  'POST /api/v1/hiring/vacancies/:id/state/': [{ ...id, body: { state: 'closed', revision: 1 } }],
  'POST /api/v1/hiring/vacancies/:id/duplicate/': [id],
  'DELETE /api/v1/hiring/vacancies/:id/': [id],
  'POST /api/v1/hiring/categories/': [{ body: category }],
  'PUT /api/v1/hiring/categories/:id/': [{ ...id, body: category }],
  'DELETE /api/v1/hiring/categories/:id/': [id],
  'POST /api/v1/rooms/': [{ body: { name: 'Zirvə', capacity: 8 } }],
  'PUT /api/v1/rooms/:id/': [{ ...id, body: { name: 'Xəzər', capacity: null } }],
  'DELETE /api/v1/rooms/:id/': [id],
  'POST /api/v1/rooms/moves/': [{ body: { people: [7, 8], roomId: 1 } }],
  'POST /api/v1/computers/': [{ body: { ...computer, place: { kind: 'room', id: 1 } } }],
  'PUT /api/v1/computers/:id/': [{ ...id, body: computer }],
  'GET /api/v1/computers/:id/moves/': [id],
  'POST /api/v1/computers/:id/moves/': [
    { ...id, body: { place: { kind: 'employee', id: 7 }, words: 'Works from home' } },
  ],
  'GET /api/v1/audit/': [
    {
      query: {
        text: 'Leyla',
        person: '1',
        kind: 'employees',
        action: 'changed',
        actor: '0',
        from: '2026-11-01',
        to: '2026-11-30',
        before: '1000',
      },
    },
  ],
  'GET /api/v1/audit/actors/': [{}],
  'POST /api/v1/me/record-requests/': [
    { body: { firstName: 'Leyla', lastName: 'Quliyeva', position: 'Engineer', reason: 'I have married.' } },
  ],
  'PUT /api/v1/me/record-requests/:id/withdrawal/': [id],
  'PUT /api/v1/record-requests/:id/decision/': [
    {
      ...id,
      body: {
        decision: 'grant',
        words: 'Done.',
        position: { AZ: 'Mühəndis', EN: 'Engineer', RU: 'Инженер' },
      },
    },
  ],
  'DELETE /api/v1/record-requests/:id/decision/': [id],
  'PATCH /api/v1/me/': [{ body: { phone: '+994 50 000 00 00' } }],
  'PATCH /api/v1/me/preferences/': [
    {
      body: {
        mailLanguage: 'EN',
        isBirthdayShared: true,
        settings: {
          theme: 'dark',
          density: 'comfortable',
          startPage: 'today',
          weekStart: 'monday',
          workingHours: { start: 480, end: 1020 },
          meetingColours: 'series',
          hasKeyShortcuts: false,
        },
      },
    },
  ],
  'POST /api/v1/setup/': [
    {
      body: {
        facts: siteFactsOf(sampleCompany),
        ...{ domain: 'gence-dent.example', timeZone: 'Asia/Baku', currency: 'AZN' },
        administrator: {
          name: 'Sevda',
          surname: 'Həsənova',
          email: 'sevda@gence-dent.example',
          language: 'AZ',
        },
      },
    },
  ],
  'GET /api/v1/translations/namespaces/:namespace/': [{ params: { namespace: 'common' } }],
  'GET /api/v1/translations/search/': [{ query: { text: 'Save' } }],
  'PUT /api/v1/translations/namespaces/:namespace/:key/': [
    {
      params: { namespace: 'common', key: 'failure.retry' },
      body: { texts: [{ language: 'RU', text: 'Ещё раз', seen: 'Повторить' }] },
    },
  ],
  'DELETE /api/v1/translations/namespaces/:namespace/:key/:language/': [
    { params: { namespace: 'common', key: 'failure.retry', language: 'RU' } },
  ],
  'GET /api/v1/translations/export/:file/': [{ params: { file: 'ru.xlf' } }],
  'POST /api/v1/translations/import/': [
    { body: { text: 'namespace,key,ru\n', isDryRun: true, fingerprint: 'x' } },
  ],
  'GET /api/v1/newsletter/': [{}],
  'GET /api/v1/newsletter/:id/': [id],
  'GET /api/v1/letters/': [{}],
  'POST /api/v1/letters/': [{ body: letter }],
  'GET /api/v1/letters/:id/': [id],
  'PUT /api/v1/letters/:id/': [{ ...id, body: { ...letter, revision: 1 } }],
  'DELETE /api/v1/letters/:id/': [id],
  'POST /api/v1/letters/:id/sending/': [{ ...id, body: { revision: 1, at: '2099-01-01T08:00:00.000Z' } }],
  'POST /api/v1/letters/:id/cancel/': [{ ...id, body: { revision: 1 } }],
  'POST /api/v1/letters/:id/pause/': [{ ...id, body: { revision: 1 } }],
  'POST /api/v1/letters/:id/resume/': [{ ...id, body: { revision: 1 } }],
  'POST /api/v1/letters/:id/test/': [{ ...id, body: { language: 'EN' } }],
  'POST /api/v1/letters/preview/': [{ body: { texts: letter.texts, language: 'EN' } }],
  'GET /api/v1/subscribers/': [
    { query: { text: 'gunesh', state: 'confirmed', topic: 'newsletter', language: 'EN', before: '9' } },
  ],
  'GET /api/v1/subscribers/export/': [{}],
  'DELETE /api/v1/subscribers/:id/': [id],
  'GET /api/v1/outbox/': [{ query: { state: 'failed', area: 'account', before: '9' } }],
  'POST /api/v1/outbox/:id/retry/': [id],
  'POST /api/v1/outbox/retry/': [{}],
  'DELETE /api/v1/outbox/:id/': [id],
  'PUT /api/v1/site/': [{ body: { revision: 1, facts: siteFactsOf(sampleCompany) } }],
  'PUT /api/v1/site/logo/': [{ body: { logo: { name: 'logo.svg', content: logoSvg } } }],
  'POST /api/v1/site/publication/': [{ body: { revision: 1 } }],
  'PUT /api/v1/desk/editing/:subject/': [{ params: { subject: 'content.question.estimate' } }],
  'GET /api/v1/desk/content/': [{}],
  'GET /api/v1/desk/content/:kind/': [{ params: { kind: 'question' } }],
  'POST /api/v1/desk/content/:kind/': [{ params: { kind: 'question' }, body: { value: question } }],
  'PUT /api/v1/desk/content/:kind/order/': [
    { params: { kind: 'question' }, body: { keys: ['estimate', 'slip'] } },
  ],
  'PUT /api/v1/desk/content/:kind/:key/': [
    { ...contentItem, body: { revision: 1, value: question, upToDate: ['AZ'] } },
  ],
  'DELETE /api/v1/desk/content/:kind/:key/': [contentItem],
  'GET /api/v1/desk/content/:kind/:key/versions/': [contentItem],
  'POST /api/v1/desk/content/:kind/:key/question/': [{ ...contentItem, body: { revision: 1 } }],
  'DELETE /api/v1/desk/content/:kind/:key/publication/': [contentItem],
  'POST /api/v1/desk/content/:kind/:key/preview/': [contentItem],
  'POST /api/v1/desk/content/:kind/:key/publication/': [
    { ...contentItem, body: { revision: 1, at: '2099-01-01T06:00:00.000Z' } },
  ],
  'GET /api/v1/desk/news/:id/': [id],
  'PUT /api/v1/desk/news/:id/': [
    {
      ...id,
      body: {
        revision: 1,
        topic: 'company',
        texts: { AZ: newsText, EN: newsText, RU: newsText },
        units: ['İnkişaf'],
        mustRead: true,
        hasReactions: true,
        hasComments: true,
        endsOn: '2027-01-31',
        isUnreadAgain: false,
      },
    },
  ],
  'PUT /api/v1/desk/news/:id/publication/': [
    { ...id, body: { revision: 1, when: 'later', day: '2027-01-10', time: '09:00' } },
    { ...id, body: { revision: 1, when: 'now' } },
  ],
  'PUT /api/v1/desk/news/:id/question/': [id],
  'POST /api/v1/desk/news/:id/reminder/': [id],
  'DELETE /api/v1/desk/news/:id/': [id],
  'POST /api/v1/pictures/': [{ body: { picture: photoFile() } }],
  'POST /api/v1/films/': [{ body: { film: { name: 'team.mp4', content: mp4() } } }],
  'GET /films/:file': [{ params: { file: '0123456789abcdef.mp4' } }],
  'GET /pictures/:file': [{ params: { file: '0123456789abcdef-480.webp' } }],
  ...hiringCalls,
  'GET /api/v1/photos/:hash/:file': [{ params: { hash: '0123456789abcdef', file: '80.webp' } }],
  'PUT /api/v1/me/photo/': [{ body: { photo: photoFile() } }],
  'POST /api/v1/me/password/': [{ body: { current: samplePassword, password: 'a long enough one' } }],
  'DELETE /api/v1/me/sessions/:id/': [id],
  'GET /service_details/:id': [id],
  'POST /api/subscribe/': [
    { body: { email: 'aysel@person.example' } },
    { body: { email: 'aysel@person.example', topic: 'vacancies', category_ids: '1,3' } },
  ],
  'POST /api/subscribe/confirm/': [{ query: { token: 'unknown', topic: 'vacancies' } }],
  'POST /api/subscribe/unsubscribe/': [
    { query: { token: 'unknown', topic: 'newsletter' }, body: { 'List-Unsubscribe': 'One-Click' } },
  ],
  'POST /api/v1/suggestions/': [{ body: { text: 'More plants', isAnonymous: true, key: uuid } }],
  'POST /api/v1/suggestions/messages/': [
    { body: { code: '7KQ2-M9PX-4TDW-C8HF-2RZN-XA6J-W3EP', text: 'And a lamp' } },
  ],
  'PUT /api/v1/suggestions/inbox/:id/': [
    {
      params: { id: uuid },
      body: { state: 'answered', answer: 'It is ordered.', version: '0123456789abcdef' },
    },
  ],
  'POST /api/v1/suggestions/status/': [{ body: { code: '7KQ2-M9PX-4TDW-C8HF-2RZN-XA6J-W3EP' } }],
}

export const isFormFile = (value: unknown): value is FormFile =>
  typeof value === 'object' && value !== null && 'content' in value
