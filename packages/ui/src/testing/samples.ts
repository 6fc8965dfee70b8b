import { categorySamples, jobDetailSample, jobSamples } from '@atrium/contract/careers/samples'
import type { Language } from '@atrium/contract/core'
import type { ArrangedVacancies } from '#blocks/careers/VacancyList.tsx'

/** The first three vacancies, as the list takes them. */
export const vacanciesIn = (language: Language): ArrangedVacancies => ({
  total: jobSamples.length,
  categories: categorySamples.flatMap((category) => {
    const name = category[language]?.Category
    if (!name) return []
    const count = jobSamples.filter((job) => job[language]?.Category === name).length
    return [{ slug: String(category.id), name, count }]
  }),
  chosen: undefined,
  vacancies: jobSamples
    .slice(0, 3)
    .flatMap(({ id, [language]: text }) => (text ? [{ id, text, language }] : [])),
})

/** The page of one vacancy: the project manager. */
export function vacancyIn(language: Language) {
  const vacancy = jobDetailSample(2)?.[language]
  if (!vacancy) throw new Error('The contract has no sample of a vacancy.')
  return vacancy
}

export const videoSample = {
  webm: '/media/career.webm',
  mp4: '/media/career.mp4',
  poster: '/media/career-poster.avif',
  posterFallback: '/media/career-poster.webp',
}

export const navbarSample = {
  brand: 'Caspora',
  homeLabel: 'Caspora, home page',
  homeHref: '#/',
  label: 'Main menu',
  links: [
    { label: 'Home', href: '#/' },
    { label: 'About', href: '#/about' },
    { label: 'Service', href: '#/service' },
    { label: 'Career', href: '#/career', isCurrent: true },
    { label: 'Contact', href: '#/contact' },
  ],
  languages: [
    { code: 'AZ', label: 'Azərbaycanca', onChoose: () => undefined },
    { code: 'RU', label: 'Русский', onChoose: () => undefined },
  ],
  language: 'EN',
  languagesLabel: 'Language',
  openMenuLabel: 'Open the menu',
  closeMenuLabel: 'Close the menu',
  scrolledAfter: 30,
}

/** Three hundred letters without a space: nothing may run over because of it. */
export const longWord = 'Ümumiləşdirilmiş'.repeat(19).slice(0, 300)

export const subscribeStripSample = {
  title: 'One short letter a month. No noise.',
  label: 'Your email for the newsletter',
  placeholder: 'name@company.com',
  submitLabel: 'Subscribe',
  busyLabel: 'Sending',
  note: 'We use the address for the newsletter only, and every letter has a link to unsubscribe.',
  privacyLabel: 'Privacy',
  privacyHref: '#privacy',
  value: '',
  onChange: () => undefined,
  onSubmit: () => undefined,
}

export const mobileAppSample = {
  title: 'Caspora on your phone',
  text: 'Our services, vacancies and contacts in one app.',
  linkLabel: 'Open in the App Store',
  href: 'https://apps.apple.com/app/caspora-example',
  newTabLabel: 'opens in a new tab',
  closeLabel: 'Close',
}
