/** @jest-environment node */

import { getProfile, type Role, type StaffUser } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { jobSamples, ownApplicationSample } from '@atrium/contract/careers/samples'
import { questionSamples } from '@atrium/contract/content/samples'
import { fillPath, type Language, languages, pages, toTag } from '@atrium/contract/core'
import { listApplications } from '@atrium/contract/hiring'
import { invitationSample } from '@atrium/contract/meetings/samples'
import { listRecords } from '@atrium/contract/people'
import { cardSamples, personRecordSamples, teamSamples } from '@atrium/contract/people/samples'
import { serviceSamples } from '@atrium/contract/services/samples'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { readTexts } from '#testing/readTexts.ts'
import { renderPage } from './server.tsx'

const server = mockNetwork()

/** The namespaces that the components of a page have used. */
const used = new Set<string>()
jest.mock('react-i18next', () => {
  const actual = jest.requireActual('react-i18next')
  const useTranslation = (namespaces: string | readonly string[] = [], ...rest: unknown[]) => {
    for (const ns of [namespaces].flat()) used.add(ns)
    return actual.useTranslation(namespaces, ...rest)
  }
  return { ...actual, useTranslation }
})
beforeEach(() => used.clear())

/** The mocked network answers the calls; the texts are files. */
async function render(address: string, language: Language, user?: StaffUser) {
  const page = await renderPage({
    address,
    language,
    settings: {},
    reader: user && { user, view: '', theme: 'system', windowSize: { widthEm: 90, hasFinePointer: true } },
    fetch,
    readTexts: async (lng, ns) => readTexts(lng, ns),
    textsVersion: 0,
  })
  if (!page) throw new Error('The page is left to the browser.')
  return page
}

const firstId = { id: 1 }

/** A name on each page that only its data hold. */
const named: [address: string, name: (language: Language) => string | undefined][] = [
  [pages.about, () => teamSamples[0]?.fullname],
  [pages.services, (language) => serviceSamples[0]?.[language].name],
  [fillPath(pages.service, firstId), (language) => serviceSamples[0]?.[language].name],
  [pages.careers, (language) => jobSamples[0]?.[language]?.Position],
  [fillPath(pages.vacancy, firstId), (language) => jobSamples[0]?.[language]?.Position],
  [fillPath(pages.apply, firstId), (language) => jobSamples[0]?.[language]?.Position],
  [fillPath(pages.publishedLetter, { id: 2 }), () => 'News of October'],
  [fillPath(pages.employee, { idnumber: 'DEV7' }), () => 'Leyla Əliyeva'],
  [pages.rooms, () => 'Qobustan'],
  [fillPath(pages.room, { roomname: 'Xəzər' }), () => 'Nigar Hüseynova'],
  [
    fillPath(pages.card, { name: 'gunes-aliyeva' }),
    () => cardSamples.find(({ name }) => name === 'gunes-aliyeva')?.fullname,
  ],
  [fillPath(pages.invitation, { token: 'sample-invitation-token' }), () => invitationSample.title],
  [
    fillPath(pages.ownApplication, { token: 'sample-application-token' }),
    () => ownApplicationSample.reference,
  ],
  [
    fillPath(pages.contentPreview, { token: 'sample-preview-token' }),
    (language) => questionSamples[0]?.value.texts[language].question,
  ],
]

/** Pages whose words are all in the texts: a word of theirs. */
const spoken: [address: string, namespace: string][] = [
  [pages.home, 'home'],
  [pages.contact, 'contact'],
  [pages.sendCv, 'careers'],
  [pages.privacy, 'privacy'],
  [pages.confirmSubscription, 'newsletter'],
  [pages.unsubscribe, 'newsletter'],
  ['/no/such/page', 'common'],
]

/** Pages of the staff area, each with a role that opens it, and a text that only its data hold. */
const ownPages: [address: string, role: Role, text: string][] = [
  [pages.desk, 'hr', 'Irina Sokolova'],
  [pages.people, 'hr', 'Leyla Əliyeva'],
  [pages.newPerson, 'hr', 'Qobustan'],
  [pages.peopleImport, 'hr', 'CSV'],
  [fillPath(pages.person, { id: 7 }), 'hr', 'Leyla Əliyeva'],
  [`${pages.leave}?year=2026`, 'hr', 'Irina Sokolova'],
  [pages.changes, 'hr', 'Director of quality'],
  [pages.vacancies, 'hr', '1–12 of 12'],
  [pages.newVacancy, 'hr', 'Development'],
  [fillPath(pages.vacancyDesk, { id: 2 }), 'hr', 'Project manager'],
  [pages.inbox, 'hr', 'Could the news have a part'],
  [`${pages.team}?month=2026-12`, 'hr', 'Irina Sokolova'],
  [pages.balances, 'hr', 'Irina Sokolova'],
  [pages.roomsDesk, 'hr', 'Nigar Hüseynova'],
  [`${pages.roomsDesk}?view=computers`, 'hr', 'Nigar Hüseynova'],
  [pages.letters, 'admin', 'News of November'],
  [`${pages.letters}?view=subscribers`, 'admin', 'gunesh@person.example'],
  [fillPath(pages.letter, firstId), 'admin', 'News of November'],
  [pages.outbox, 'admin', '550 5.1.1 User unknown'],
  [pages.site, 'admin', 'ayla.nur'],
  [pages.audit, 'admin', 'Aysel Kərimova'],
  [`${pages.people}?q=dev7`, 'hr', '1–1 of 1'],
]

/** What in a page is not there yet, has failed, or waits for a script to come to its place. */
const unfinished = (html: string) =>
  html.match(/role="alert"|aria-busy="true"|<!--\$[?!]-->|<template|<script/g) ?? []

const hasHeading = (html: string) => html.includes('<h1')

describe.each(languages)('in %s', (language) => {
  it.each(named)('%s is whole without a browser', async (address, name) => {
    const { html } = await render(address, language)
    const text = name(language) ?? 'a name that the samples lack'
    expect([html.includes(text), hasHeading(html), unfinished(html)]).toEqual([true, true, []])
    // The address of the calls in process is no address for a reader.
    expect(html).not.toContain('.invalid')
  })

  it.each(spoken)('%s speaks without a browser', async (address, namespace) => {
    const { html, preloadedState } = await render(address, language)
    expect([hasHeading(html), unfinished(html).filter((part) => part !== 'role="alert"')]).toEqual([true, []])
    expect(preloadedState.texts[namespace]).toEqual(readTexts(toTag(language), namespace))
  })
})

/** Renders a page for a person of a role. */
async function renderFor(role: Role, address: string) {
  const person = staffSamples.find((sample) => sample.role === role) ?? staffSamples[0]
  server.use(http.get(`*${getProfile.path}`, () => HttpResponse.json(profileSample(person, 'EN'))))
  return await render(address, 'EN', staffUserSample(person))
}

it.each(ownPages)('%s is whole for a person of the role %s', async (address, role, text) => {
  const { html, preloadedState } = await renderFor(role, address)
  expect([html.includes(text), hasHeading(html), unfinished(html)]).toEqual([true, true, []])
  const texts = Object.keys(preloadedState.texts)
  expect([...used].filter((ns) => !texts.includes(ns))).toEqual([])
})

it('leaves a page with the records of a large company to the browser', async () => {
  const people = Array.from({ length: 1000 }, (_one, place) => ({ ...personRecordSamples[0], id: place + 1 }))
  server.use(http.get(`*${listRecords.path}`, () => HttpResponse.json({ people, accounts: [] })))
  await expect(renderFor('hr', pages.people)).rejects.toThrow(/left to the browser/)
})

it('renders the page of an application without the list', async () => {
  server.use(http.get(`*${listApplications.path}`, () => HttpResponse.json({}, { status: 500 })))
  const { html } = await renderFor('hr', fillPath(pages.application, { id: 34 }))
  expect([html.includes('Michael Braun'), unfinished(html)]).toEqual([true, []])
})

it('hands over the queries that the page was rendered with', async () => {
  const { preloadedState } = await render('/career', 'EN')
  const { queries } = preloadedState.api as { queries: Record<string, { status: string }> }
  expect(Object.entries(queries).map(([key, { status }]) => [key, status])).toEqual([
    ['listJobs(undefined)', 'fulfilled'],
    ['listCategories(undefined)', 'fulfilled'],
  ])
})

it('has the texts of an editor as soon as their version is another one', async () => {
  const renderAs = (textsVersion: number, heading: string) =>
    renderPage({
      ...{ address: pages.privacy, language: 'EN', settings: {}, fetch, textsVersion },
      readTexts: async (lng, ns) => ({ ...readTexts(lng, ns), ...(ns === 'privacy' && { heading }) }),
    })
  expect((await renderAs(1, 'What we know of you'))?.html).toContain('What we know of you')
  expect((await renderAs(2, 'Our knowledge'))?.html).toContain('Our knowledge')
})
