import type { Language } from '@atrium/contract/core'
import { languages } from '@atrium/contract/core'
import { textParts } from '@atrium/contract/hiring'
import { begunVacancy, vacancyDeskSamples } from '@atrium/contract/hiring/samples'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { StoryPage } from '#testing/StoryPage.tsx'
import { CategoriesDialog, VacancyForm, type VacancyFormValues } from './index.ts'

const [, sample] = vacancyDeskSamples('2026-11-18')
if (!sample) throw new Error('There are no samples.')

const textOf = (texts: typeof sample.texts, language: Language) =>
  textParts.map((part) => [`${part}_${language}`, [texts[language][part]].flat().join('\n')])

const valuesOf = (texts: typeof sample.texts) =>
  ({
    ...Object.fromEntries(languages.flatMap((language) => textOf(texts, language))),
    ...{ original: 'EN', categoryId: '4', employment: 'shifts', workplace: 'office', level: 'junior' },
    ...{ places: '3', salaryFrom: '900', salaryTo: '1200', isSalaryShown: true, closesOn: '2026/12/14' },
    ...{ managerId: '1', reviewerIds: '2,3', hidesContacts: false },
  }) as VacancyFormValues

const categories = [
  { value: '1', label: 'Development' },
  { value: '4', label: 'Support' },
]

const meta: Meta<typeof VacancyForm> = {
  title: 'Staff/Vacancies',
  component: VacancyForm,
  decorators: [
    (Story) => (
      <StoryPage>
        <Story />
      </StoryPage>
    ),
  ],
  args: {
    draft: valuesOf(sample.texts),
    stored: { values: valuesOf(sample.texts), states: { AZ: 'outdated', EN: 'ready', RU: 'ready' } },
    initialLanguage: 'EN',
    publishedOn: '2026-11-02',
    categories,
    people: [
      { value: '1', label: 'Rauf Əliyev', detail: 'Director' },
      { value: '2', label: 'Nigar Hüseynova', detail: 'Head of support' },
      { value: '3', label: 'Leyla Əliyeva', detail: 'Project manager' },
    ],
    onEditCategories: () => undefined,
    onSubmit: async () => undefined,
  },
}

export default meta
type Story = StoryObj<typeof VacancyForm>

export const Original: Story = {}

export const OutdatedTranslation: Story = {
  parameters: { lang: 'az' },
  args: { initialLanguage: 'AZ', unsaved: { round: 0, onDiscard: () => undefined } },
}

export const RefusedPublication: Story = {
  parameters: { lang: 'ru' },
  args: {
    draft: valuesOf(begunVacancy('Tester').texts),
    stored: {
      values: valuesOf(begunVacancy('Tester').texts),
      states: { AZ: 'missing', EN: 'incomplete', RU: 'missing' },
    },
    serverErrors: { overview_EN: 'Enter this text before you publish' },
  },
}

export const Categories: Story = {
  render: () => (
    <CategoriesDialog
      categories={categories.map((category, vacancies) => ({ ...category, vacancies }))}
      notes={null}
      formOf={() => null}
      onDelete={() => undefined}
      onClose={() => undefined}
    />
  ),
}
