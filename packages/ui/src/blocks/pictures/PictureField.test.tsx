import { describedPictureAt } from '@atrium/contract/pictures'
import { fireEvent, screen } from '@testing-library/react'
import { FormShell } from '#forms/FormShell.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { renderUi } from '#testing/renderUi.tsx'
import { PictureField, type UploadPicture } from './PictureField.tsx'

const stored = { id: '0123456789abcdef', width: 1600, height: 900 }
const png = new File(['x'], 'team.png', { type: 'image/png' })

function renderField(onUpload: UploadPicture, before = '') {
  const onSubmit = jest.fn().mockResolvedValue(undefined)
  const view = renderUi(
    <FormShell<object> onSubmit={onSubmit} draft={{ picture: before }}>
      <PictureField name="picture" label="Picture" onUpload={onUpload} />
      <SubmitButton label="Save" busyLabel="Saving" />
    </FormShell>,
  )
  const sent = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Save' }))
    return describedPictureAt(onSubmit.mock.lastCall?.[0].picture ?? '')
  }
  return { ...view, sent, input: screen.getByLabelText('Picture') }
}

it('stores the chosen picture, and shows it to be described and sent', async () => {
  const { user, sent, input } = renderField(async () => stored)
  await user.upload(input, png)
  const focus = await screen.findByRole('slider', { name: 'Focal point' })
  await user.tab()
  expect(focus).toHaveFocus()
  await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
  expect(focus).toHaveAttribute('aria-valuetext', '52% from the left, 40% from the top')
  await user.type(screen.getByLabelText('Description of the picture (EN)'), 'Q&A: 100 % + more')
  expect(await sent()).toEqual({
    ...stored,
    focus: { x: 52, y: 40 },
    alt: { AZ: '', EN: 'Q&A: 100 % + more', RU: '' },
  })
})

it('asks for no description of decoration', async () => {
  const { user, sent, input } = renderField(async () => stored)
  await user.upload(input, png)
  await user.click(await screen.findByRole('switch', { name: 'The picture is decorative' }))
  expect(screen.queryByLabelText(/^Description/)).not.toBeInTheDocument()
  expect(await sent()).not.toHaveProperty('alt')
})

it('says why a picture was refused, and keeps the earlier one', async () => {
  const onUpload = jest.fn().mockResolvedValueOnce(stored).mockResolvedValue({ error: 'Too large.' })
  const { user, sent, input } = renderField(onUpload)
  fireEvent.drop(input, { dataTransfer: { types: ['Files'], files: [png] } })
  await screen.findByRole('slider')
  await user.upload(input, png)
  expect(await screen.findByText('Too large.')).toBeInTheDocument()
  expect(input).toBeInvalid()
  expect(await sent()).toMatchObject(stored)
})

it('that was shipped is removed, and the focus is on the file input', async () => {
  const { user, sent, input } = renderField(async () => stored, '/media/spots/dates.svg')
  await user.click(await screen.findByRole('button', { name: 'Remove the picture' }))
  expect(input).toHaveFocus()
  expect(await sent()).toBeUndefined()
})
