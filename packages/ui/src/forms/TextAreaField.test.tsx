import { screen } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { FormShell } from './FormShell.tsx'
import { TextAreaField } from './TextAreaField.tsx'

it('counts what is left, past the limit too, and ties hint and count to the field', async () => {
  const { user } = renderUi(
    <FormShell onSubmit={jest.fn()}>
      <TextAreaField
        name="message"
        label="Message"
        hint="What you do"
        maxLength={5}
        counterLabel={(left) => `${left} left`}
      />
    </FormShell>,
  )
  const box = screen.getByRole('textbox', { name: 'Message' })
  expect(box).toHaveAccessibleDescription('What you do 5 left')
  await user.type(box, 'Salamlar')
  expect(screen.getByText('-3 left')).toBeInTheDocument()
  expect(box).toHaveValue('Salamlar')
})
