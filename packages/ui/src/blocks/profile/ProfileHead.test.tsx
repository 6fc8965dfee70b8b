import { fireEvent, screen } from '@testing-library/react'
import { profileHeadSample, profileWithPhoto } from '#testing/profileSamples.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { ProfileHead } from './ProfileHead.tsx'

type Photo = (typeof profileHeadSample)['photo']

const renderHead = (photo: Partial<Photo> = {}, profile = profileHeadSample.profile) => {
  const actions = { onChoose: jest.fn(), onRemove: jest.fn() }
  const headOf = (changes: Partial<Photo>, shown = profile) => (
    <ProfileHead profile={shown} photo={{ ...profileHeadSample.photo, ...actions, ...changes }} />
  )
  const view = renderUi(headOf(photo))
  const show = (changes: Partial<Photo>, shown = profile) => view.rerender(headOf(changes, shown))
  return { ...view, ...actions, show, input: screen.getByLabelText(/^(Upload a|Change the) photo$/) }
}

const picture = () => new File(['x'], 'me.png', { type: 'image/png' })
const dropped = (...files: File[]) => ({ dataTransfer: { types: ['Files'], files, dropEffect: 'none' } })

it('shows the name, and the initials in place of a photo', async () => {
  renderHead()
  expect(screen.getByRole('heading', { name: 'Leyla Əliyeva' })).toBeInTheDocument()
  expect(screen.getByText('Project office')).toBeInTheDocument()
  expect(screen.getByText('leyla.aliyeva@caspora.example')).toBeInTheDocument()
  expect(document.querySelector('[data-initials="LƏ"]')).toBeInTheDocument()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Remove the photo' })).not.toBeInTheDocument()
})

it('shows the photo with its name', () => {
  renderHead({}, profileWithPhoto)
  expect(screen.getByRole('img', { name: 'Photo of Leyla Əliyeva' })).toBeInTheDocument()
})

it('accepts a file from the keyboard and by a drop on the card', async () => {
  const { user, input, onChoose } = renderHead()
  await user.tab()
  expect(input).toHaveFocus()
  expect(input).toHaveAccessibleDescription(/^JPEG, PNG or WebP, up to 25\sMB/)
  const chosen = picture()
  await user.upload(input, chosen)
  expect(onChoose).toHaveBeenLastCalledWith(chosen)

  const name = screen.getByRole('heading', { name: 'Leyla Əliyeva' })
  fireEvent.dragOver(name, dropped(picture()))
  expect(screen.getByText('Drop the picture here')).toBeInTheDocument()
  const second = picture()
  fireEvent.drop(name, dropped(second))
  expect(onChoose).toHaveBeenLastCalledWith(second)
  expect(screen.queryByText('Drop the picture here')).not.toBeInTheDocument()
})

it('removes the photo and focuses the file input', async () => {
  const { user, input, onRemove } = renderHead({}, profileWithPhoto)
  await user.click(screen.getByRole('button', { name: 'Remove the photo' }))
  expect(onRemove).toHaveBeenCalledTimes(1)
  expect(input).toHaveFocus()
})

it('announces a running change, and accepts no file meanwhile', async () => {
  const { user, input, onChoose, onRemove } = renderHead({ busy: 'save' }, profileWithPhoto)
  expect(screen.getByText('Saving the photo', { selector: '[role=status]' })).toBeInTheDocument()
  await user.upload(input, picture())
  fireEvent.drop(input, dropped(picture()))
  await user.click(screen.getByRole('button', { name: 'Remove the photo' }))
  expect(onChoose).not.toHaveBeenCalled()
  expect(onRemove).not.toHaveBeenCalled()
})

it('shows the reason of a rejected file, and the outcome of the last change', async () => {
  const { input, show } = renderHead({ error: 'Choose a JPEG, PNG or WebP picture' })
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a JPEG, PNG or WebP picture')
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription(/^Choose a JPEG/)

  show(
    { outcome: { kind: 'failed', heading: 'The photo wasn’t saved', text: 'Try again.' } },
    profileWithPhoto,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('The photo wasn’t saved')
  expect(screen.getByRole('img')).toBeInTheDocument()

  show({ outcome: { kind: 'done', heading: 'The photo has been removed' } })
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByText('The photo has been removed').closest('[role=status]')).toBeInTheDocument()
})
