import { screen } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { SearchInput } from './SearchInput.tsx'

it('loses no letter while its owner is late, and follows a value from elsewhere', async () => {
  const onSearch = jest.fn()
  const search = (value: string) => <SearchInput label="Search" value={value} onSearch={onSearch} />
  const { user, rerender } = renderUi(search(''))
  const field = screen.getByRole('searchbox', { name: 'Search' })
  await user.type(field, 'who')
  expect(field).toHaveValue('who')
  expect(onSearch).toHaveBeenLastCalledWith('who')
  rerender(search('w'))
  expect(field).toHaveValue('who')
  rerender(search('who'))
  rerender(search(''))
  expect(field).toHaveValue('')
})
