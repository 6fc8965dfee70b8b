import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Message } from '#primitives/Message.tsx'
import { SampleDay } from '#testing/SampleDay.tsx'
import { StoryPage } from '#testing/StoryPage.tsx'
import { FieldRow } from './FieldRow.tsx'
import { FileField } from './FileField.tsx'
import { FormShell } from './FormShell.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { TextAreaField } from './TextAreaField.tsx'
import { TextField } from './TextField.tsx'

const meta: Meta = {
  title: 'Forms/Fields',
  decorators: [
    (Story) => (
      <StoryPage>
        <h1>Fields</h1>
        <div style={{ width: 'min(100%, 32rem)' }}>
          <Story />
        </div>
      </StoryPage>
    ),
  ],
}

export default meta
type Story = StoryObj

const file = {
  name: 'cv',
  label: 'CV file',
  chooseLabel: 'Choose a file',
  dropLabel: 'or drop it here',
  dropActiveLabel: 'Drop the file here',
  note: 'PDF, DOC, DOCX · up to 10 MB',
  removeLabel: (name: string) => `Remove the file ${name}`,
  formatSize: (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`,
}

const send = async () => undefined

export const Empty: Story = {
  render: () => (
    <FormShell onSubmit={send} label="Sample">
      <FieldRow>
        <TextField name="first" label="First name" isRequired autoComplete="given-name" />
        <TextField name="last" label="Last name" autoComplete="family-name" />
      </FieldRow>
      <TextField name="phone" label="Phone" type="tel" hint="We call only to agree on a time." />
      <TextAreaField
        name="message"
        label="Message"
        maxLength={400}
        counterLabel={(left) => `${left} characters left`}
      />
      <FileField {...file} />
      <Message
        variant="banner"
        tone="danger"
        heading="Your application wasn’t sent"
        text="Check the connection and send again."
      />
      <SubmitButton label="Send" busyLabel="Sending" />
    </FormShell>
  ),
}

const initial = {
  first: 'Günəş',
  cv: new File(['x'.repeat(48_000)], 'Günəş Əliyeva CV.pdf', { type: 'application/pdf' }),
  second: new File(['x'.repeat(4_800_000)], `${'Çox uzun fayl adı '.repeat(18)}.docx`),
}

export const Filled: Story = {
  render: () => (
    <FormShell onSubmit={send} label="Sample" draft={initial}>
      <TextField name="first" label="First name" />
      <FileField {...file} />
      <FileField
        {...file}
        name="second"
        label="A long name, on its way"
        progress={0.62}
        progressLabel="Uploading"
      />
      <SubmitButton label="Send" busyLabel="Sending" isBusy progress={0.62} />
    </FormShell>
  ),
}

export const Wrong: Story = {
  render: () => (
    <FormShell
      onSubmit={send}
      label="Sample"
      validate={() => ({
        first: 'Name is required',
        message: 'Message is required',
        cv: 'The content of this file doesn’t match its name. Save it again as PDF and choose the new file.',
      })}
    >
      <FieldRow>
        <TextField name="first" label="First name" />
        <TextField name="last" label="Last name" />
      </FieldRow>
      <TextAreaField name="message" label="Message" hint="What you do." />
      <FileField {...file} />
      <SubmitButton label="Send" busyLabel="Sending" />
    </FormShell>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
  },
}

export const Day: Story = {
  render: () => <SampleDay value="2026-11-24" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Date: choose in a calendar' }))
  },
}
