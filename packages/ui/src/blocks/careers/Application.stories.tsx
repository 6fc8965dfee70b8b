import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { vacancyIn } from '#testing/samples.ts'
import { ApplicationForm } from './ApplicationForm.tsx'
import { ApplicationLayout } from './ApplicationLayout.tsx'
import { Receipt } from './Receipt.tsx'

const layout = { vacancy: vacancyIn('AZ'), vacancyHref: '#2' }

const required = (values: object) => {
  const given = values as Record<string, unknown>
  const missing = {
    first_name: 'Adı yazın',
    last_name: 'Soyadı yazın',
    email: 'E-poçt ünvanını yazın',
    phone: 'Telefon nömrəsini yazın',
    cv: 'CV faylını əlavə edin',
  }
  return Object.fromEntries(Object.entries(missing).filter(([name]) => !given[name]))
}

const form = {
  cvMaxBytes: 10 * 1024 * 1024,
  validate: required,
  onSubmit: () => new Promise<undefined>(() => undefined),
}

const meta: Meta<typeof ApplicationForm> = {
  title: 'Careers/Application',
  component: ApplicationForm,
  args: form,
  parameters: { lang: 'az' },
  render: (args) => (
    <ApplicationLayout {...layout}>
      <ApplicationForm {...args} />
    </ApplicationLayout>
  ),
}

export default meta
type Story = StoryObj<typeof ApplicationForm>

export const Fresh: Story = {}

export const WithoutVacancy: Story = {
  render: (args) => (
    <ApplicationLayout>
      <ApplicationForm {...args} hasMessage />
    </ApplicationLayout>
  ),
}

export const Failed: Story = {
  args: {
    failure: {
      heading: 'Müraciətiniz göndərilmədi',
      text: 'Serverə qoşulmaq mümkün olmadı. Yazdıqlarınız və faylınız yerindədir: bağlantını yoxlayıb yenidən göndərin.',
    },
  },
}

/** Submitted empty: each field shows its error, and the first field has the focus. */
export const WithErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Göndərin' }))
  },
}

export const Sending: Story = {
  args: { progress: 0.46, validate: () => ({}) },
  play: async ({ canvas, userEvent, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (input) {
      // The field is locked while it uploads: the file is put there first.
      input.disabled = false
      await userEvent.upload(
        input,
        new File(['%PDF'], 'Günəş Əliyeva, layihə meneceri, tərcümeyi-hal 2026 (son variant).pdf'),
      )
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Göndərin' }))
  },
}

export const Done: Story = {
  render: () => (
    <ApplicationLayout {...layout}>
      <Receipt position={layout.vacancy.Position} reference="CV-1234-ABCD" />
    </ApplicationLayout>
  ),
}

export const DoneAndDismissible: Story = {
  render: () => (
    <main style={{ padding: 24 }}>
      <Receipt reference="CV-1234-ABCD" onDismiss={() => undefined} />
    </main>
  ),
}
