import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Breadcrumb } from '#blocks/shell/Breadcrumb.tsx'
import { applicationTexts } from '#testing/applicationTexts.ts'
import { ApplicationForm } from './ApplicationForm.tsx'
import { ApplicationLayout } from './ApplicationLayout.tsx'
import { ApplicationSkeleton } from './ApplicationSkeleton.tsx'
import { Receipt } from './Receipt.tsx'

const layout = {
  breadcrumb: (
    <Breadcrumb
      label="Siz buradasınız"
      items={[
        { label: 'Karyera', href: '#1' },
        { label: 'Layihə meneceri', href: '#2' },
        { label: 'Müraciət' },
      ]}
    />
  ),
  eyebrow: 'Vakansiyaya müraciət',
  heading: 'Layihə meneceri',
  facts: [
    { label: 'Ölkə', value: 'Azərbaycan' },
    { label: 'Şəhər', value: 'Bakı' },
    { label: 'İş qrafiki', value: 'Tam ştat' },
  ],
}

const required = (values: object) => {
  const given = values as Record<string, unknown>
  const missing = {
    first_name: 'Ad tələb olunur',
    last_name: 'Soyad tələb olunur',
    email: 'E-poçt tələb olunur',
    phone: 'Telefon nömrəsi tələb olunur',
    cv: 'Fayl yükləmək tələb olunur',
  }
  return Object.fromEntries(Object.entries(missing).filter(([name]) => !given[name]))
}

const form = {
  texts: applicationTexts,
  accept: '.pdf,.doc,.docx',
  formatSize: (bytes: number) => `${Math.ceil(bytes / 1024)} KB`,
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

export const WithMessage: Story = { args: { hasMessage: true } }

export const Failed: Story = {
  args: {
    failure: {
      heading: 'Müraciətiniz göndərilmədi',
      text: 'Serverə qoşulmaq alınmadı. Yazdıqlarınız və faylınız yerindədir: bağlantını yoxlayıb yenidən göndərin.',
    },
  },
}

/** Sent empty: every field says what it misses, and the focus is in the first. */
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

export const Loading: Story = { render: () => <ApplicationSkeleton label="Vakansiya yüklənir" /> }

export const Done: Story = {
  render: () => (
    <ApplicationLayout {...layout}>
      <Receipt
        heading="Müraciətiniz bizə çatdı"
        text="E-poçt ünvanınıza təsdiq göndərdik və beş iş günü ərzində cavab verəcəyik."
        detail="Vakansiya: Layihə meneceri"
        referenceLabel="Müraciət nömrəsi"
        reference="CV-1234-ABCD"
      />
    </ApplicationLayout>
  ),
}

export const DoneAndDismissible: Story = {
  render: () => (
    <main style={{ padding: 24 }}>
      <Receipt
        heading="Your application has arrived"
        text="We have sent a confirmation to your e-mail address and will answer within five working days."
        referenceLabel="Reference number"
        reference="CV-1234-ABCD"
        dismissLabel="Close this message"
        onDismiss={() => undefined}
      />
    </main>
  ),
}
