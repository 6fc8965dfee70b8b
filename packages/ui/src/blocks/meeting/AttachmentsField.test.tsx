import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { filledValues, meetingForm } from '#testing/meetingSamples.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { MeetingForm, type MeetingFormProps } from './MeetingForm.tsx'

const open = (props: Partial<MeetingFormProps> = {}) => {
  const onSave = jest.fn()
  return { onSave, ...renderUi(<MeetingForm {...meetingForm} onSave={onSave} {...props} />) }
}

it('lists the files, gives them back, and waits with saving until they are kept', async () => {
  let finish: () => void = () => undefined
  const onAdd = jest.fn(async () => {
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return [{ id: 'b', name: 'plan.txt', size: 2048 }]
  })
  const onDownload = jest.fn()
  const onRemove = jest.fn()
  const { user, onSave } = open({
    values: filledValues,
    attachments: {
      ...meetingForm.attachments,
      onAdd,
      onDownload,
      onRemove,
      problems: [{ kind: 'tooLarge', name: 'film.mov' }],
    },
  })
  expect(screen.getByRole('alert')).toHaveTextContent('“film.mov” wasn’t added: it is larger than 10 MB.')
  await user.upload(screen.getByLabelText('Attachments'), new File(['x'], 'plan.txt'))
  await user.click(screen.getByRole('button', { name: 'Saving' }))
  expect(onSave).not.toHaveBeenCalled()
  finish()
  await user.click(await screen.findByRole('button', { name: 'Download plan.txt' }))
  expect(onDownload).toHaveBeenCalledWith({ id: 'b', name: 'plan.txt', size: 2048 })
  expect(within(screen.getByRole('list', { name: 'Attached files' })).getByText('2 KB')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Remove the file agenda.pdf' }))
  expect(onRemove).toHaveBeenCalledWith(filledValues.attachments[0])
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
  expect(onSave.mock.calls[0]?.[0].attachments).toEqual([{ id: 'b', name: 'plan.txt', size: 2048 }])
})

it('takes several dropped files', async () => {
  const onAdd = jest.fn(async () => [])
  open({ attachments: { ...meetingForm.attachments, onAdd } })
  const files = [new File(['1'], 'one.txt'), new File(['2'], 'two.txt')]
  const zone = screen.getByLabelText('Attachments').parentElement as HTMLElement
  fireEvent.drop(zone, { dataTransfer: { files, types: ['Files'] } })
  await waitFor(() => expect(onAdd).toHaveBeenCalledWith(files, []))
})
