import { screen } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { subscribeStripSample, vacanciesIn } from '#testing/samples.ts'
import { VacancyAlerts } from './VacancyAlerts.tsx'

const onSubmit = jest.fn()
const form = {
  ...subscribeStripSample,
  value: 'gunesh@example.com',
  categories: vacanciesIn('EN').categories,
  chosen: [5],
  onSubmit,
}

beforeEach(() => onSubmit.mockClear())

it('hands over the ticked categories, and other ones when the page chooses others', async () => {
  const { user, rerender } = renderUi(<VacancyAlerts {...form} />)
  expect(screen.getByRole('group', { name: 'Categories' })).toHaveAccessibleDescription(
    'For all of them, tick none.',
  )
  await user.click(screen.getByRole('checkbox', { name: 'Support' }))
  await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect(onSubmit).toHaveBeenLastCalledWith('4,5')
  rerender(<VacancyAlerts {...form} chosen={[]} />)
  await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect(onSubmit).toHaveBeenLastCalledWith('')
})

it('does nothing while it sends', async () => {
  const { user } = renderUi(<VacancyAlerts {...form} isBusy />)
  await user.click(screen.getByRole('button', { name: 'Sending' }))
  expect(onSubmit).not.toHaveBeenCalled()
})

it('says that the call failed as an alert, and what became of a success as a status', () => {
  const { rerender } = renderUi(<VacancyAlerts {...form} outcome={{ kind: 'error', text: 'Not now' }} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Not now')
  rerender(<VacancyAlerts {...form} outcome={{ kind: 'success', text: 'One step is left' }} />)
  expect(screen.getByRole('status')).toHaveTextContent('One step is left')
})
