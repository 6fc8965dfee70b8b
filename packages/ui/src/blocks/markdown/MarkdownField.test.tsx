import { screen } from '@testing-library/react'
import { FormShell } from '#forms/FormShell.tsx'
import { renderUi } from '#testing/renderUi.tsx'
import { MarkdownField } from './MarkdownField.tsx'

const stored = { id: '0123456789abcdef', width: 1600, height: 900 }

function renderField(text: string) {
  const onUpload = jest.fn().mockResolvedValueOnce(stored).mockResolvedValue({ error: 'Too large.' })
  const view = renderUi(
    <FormShell<object> onSubmit={async () => undefined} draft={{ text }}>
      <MarkdownField name="text" label="Text" onUpload={onUpload} />
    </FormShell>,
  )
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  return { ...view, area, press: (name: string) => view.user.click(screen.getByRole('button', { name })) }
}

it('writes marks around the chosen words and before the chosen lines, and keeps the focus in the text', async () => {
  const { area, press, user } = renderField('One day\nAnother day')
  area.setSelectionRange(0, 3)
  await press('Bold')
  expect(area).toHaveValue('**One** day\nAnother day')
  expect(area).toHaveFocus()
  area.setSelectionRange(2, area.value.length)
  await press('List')
  expect(area).toHaveValue('- **One** day\n- Another day')
  await user.keyboard(' {Control>}i{/Control}off')
  expect(area).toHaveValue('- **One** day\n- Another day _off_')
})

it('adds an uploaded picture, whose description is typed next, and says why one was refused', async () => {
  const { area, user } = renderField('')
  const file = screen.getByLabelText('Add a picture', { selector: 'input' })
  await user.upload(file, new File(['x'], 'team.png', { type: 'image/png' }))
  expect(await screen.findByText(/^The picture is in the text/)).toBeInTheDocument()
  await user.keyboard('Our team')
  expect(area).toHaveValue('![Our team](/pictures/0123456789abcdef-1600.jpg#1600x900,50,50)')
  await user.upload(file, new File(['x'], 'plan.png', { type: 'image/png' }))
  expect(await screen.findByText('Too large.')).toBeInTheDocument()
})
