import { screen, waitFor } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { FormShell } from './FormShell.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { TextAreaField } from './TextAreaField.tsx'
import { TextField } from './TextField.tsx'

it('takes no typing while the form is being sent, and all of it afterwards', async () => {
  let arrive = () => {}
  const sending = new Promise<undefined>((resolve) => {
    arrive = () => resolve(undefined)
  })
  const { user } = renderUi(
    <FormShell onSubmit={() => sending}>
      <TextField name="name" label="Name" />
      <TextAreaField name="message" label="Message" />
      <SubmitButton label="Send" busyLabel="Sending" />
    </FormShell>,
  )
  const name = screen.getByRole('textbox', { name: 'Name' })
  const message = screen.getByRole('textbox', { name: 'Message' })
  await user.type(name, 'Günəş')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await user.type(name, ' Əliyeva')
  await user.type(message, 'Salam')
  expect(name).toHaveValue('Günəş')
  expect(message).toHaveValue('')

  arrive()
  await waitFor(() => expect(name).not.toHaveAttribute('readonly'))
  await user.type(message, 'Salam')
  expect(message).toHaveValue('Salam')
})
