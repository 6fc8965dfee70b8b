import { fireEvent, screen } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { Avatar } from './Avatar.tsx'

const hash = '0123456789abcdef'
const avatar = () => document.querySelector<HTMLElement>('[data-initials]')
const photo = () => document.querySelector('img')

it('shows the photo in the size of the screen, as WebP or JPEG, without a name of its own', () => {
  renderUi(<Avatar fullname="Leyla Əliyeva" photo={hash} />)
  expect(photo()).toHaveAttribute('srcset', `/photos/${hash}/40.jpg, /photos/${hash}/80.jpg 2x`)
  expect(document.querySelector('source')).toHaveAttribute(
    'srcset',
    `/photos/${hash}/40.webp, /photos/${hash}/80.webp 2x`,
  )
  for (const [name, value] of [
    ['alt', ''],
    ['width', '40'],
    ['height', '40'],
    ['loading', 'lazy'],
  ] as const)
    expect(photo()).toHaveAttribute(name, value)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

it('shows the initials without a photo, and where the photo does not load', () => {
  const { rerender } = renderUi(<Avatar fullname="Leyla Əliyeva" photo={null} />)
  expect(avatar()).toHaveAttribute('data-initials', 'LƏ')
  expect(avatar()).toHaveTextContent('')
  rerender(<Avatar fullname="Leyla Əliyeva" photo={hash} />)
  const failed = photo()
  if (!failed) throw new Error('There is no photo.')
  fireEvent.error(failed)
  expect(photo()).not.toBeInTheDocument()
  rerender(<Avatar fullname="Leyla Əliyeva" photo="fedcba9876543210" />)
  expect(photo()).toBeInTheDocument()
})

it('has the same colour for a name wherever it stands, and several colours for several people', () => {
  const colourOf = (fullname: string) => {
    const { unmount } = renderUi(<Avatar fullname={fullname} />)
    const colour = avatar()?.dataset.colour
    unmount()
    return colour
  }
  expect(colourOf('Rauf Əliyev')).toBe(colourOf('Rauf Əliyev'))
  const people = ['Rauf Əliyev', 'Nigar Hüseynova', 'Leyla Əliyeva', 'Irina Sokolova', 'Emin Babayev']
  expect(new Set(people.map(colourOf)).size).toBeGreaterThan(2)
})

it('has a name where it stands alone', () => {
  renderUi(<Avatar size="full" fullname="Leyla Əliyeva" photo={hash} alt="Photo of Leyla Əliyeva" />)
  expect(screen.getByRole('img', { name: 'Photo of Leyla Əliyeva' })).toHaveAttribute(
    'src',
    `/photos/${hash}/160.jpg`,
  )
})
