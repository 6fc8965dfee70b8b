/** @jest-environment node */

import { jobSamples } from '@atrium/contract/careers/samples'
import { fillPath, type Language, languages, pages, toTag } from '@atrium/contract/core'
import { invitationSample } from '@atrium/contract/meetings/samples'
import { cardSamples, teamSamples } from '@atrium/contract/people/samples'
import { serviceSamples } from '@atrium/contract/services/samples'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { readTexts } from '#testing/readTexts.ts'
import { renderPage } from './server.tsx'

mockNetwork()

/** The mocked network answers the calls; the texts are files. */
const render = (address: string, language: Language) =>
  renderPage({ address, language, settings: {}, fetch, readTexts: async (lng, ns) => readTexts(lng, ns) })

const firstId = { id: 1 }

/** A name on each page that only its data hold. */
const named: [address: string, name: (language: Language) => string | undefined][] = [
  [pages.about, () => teamSamples[0]?.fullname],
  [pages.services, (language) => serviceSamples[0]?.[language].name],
  [fillPath(pages.service, firstId), (language) => serviceSamples[0]?.[language].name],
  [pages.careers, (language) => jobSamples[0]?.[language]?.Position],
  [fillPath(pages.vacancy, firstId), (language) => jobSamples[0]?.[language]?.Position],
  [fillPath(pages.apply, firstId), (language) => jobSamples[0]?.[language]?.Position],
  [fillPath(pages.employee, { idnumber: 'DEV7' }), () => 'Leyla Əliyeva'],
  [pages.rooms, () => 'Qobustan'],
  [fillPath(pages.room, { roomname: 'Xəzər' }), () => 'Nigar Hüseynova'],
  [
    fillPath(pages.card, { name: 'gunes-aliyeva' }),
    () => cardSamples.find(({ name }) => name === 'gunes-aliyeva')?.fullname,
  ],
  [fillPath(pages.invitation, { token: 'sample-invitation-token' }), () => invitationSample.title],
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

it('hands over the queries that the page was rendered with', async () => {
  const { preloadedState } = await render('/career', 'EN')
  const { queries } = preloadedState.api as { queries: Record<string, { status: string }> }
  expect(Object.entries(queries).map(([key, { status }]) => [key, status])).toEqual([
    ['listJobs(undefined)', 'fulfilled'],
    ['listCategories(undefined)', 'fulfilled'],
  ])
})
