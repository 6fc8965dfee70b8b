import { screen } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import type { LinkProps } from '#theme/LinkContext.ts'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { CloseIcon } from './icons.tsx'
import { Link } from './Link.tsx'
import { LinkButton } from './LinkButton.tsx'

/** Stands for the application's router link. */
function RouterLink({ href, children, ...rest }: LinkProps) {
  return (
    <a data-router href={`/base${href}`} {...rest}>
      {children}
    </a>
  )
}

it('goes through the application’s link on this site and past it elsewhere', () => {
  renderUi(
    <>
      <Link href="/career">Here</Link>
      <LinkButton href="?category=2">Filter</LinkButton>
      <Link href="https://example.org">There</Link>
      <Link href="tel:+99412">Call</Link>
    </>,
    { link: RouterLink },
  )
  expect(screen.getByRole('link', { name: 'Here' })).toHaveAttribute('data-router')
  expect(screen.getByRole('link', { name: 'Filter' })).toHaveAttribute('href', '/base?category=2')
  expect(screen.getByRole('link', { name: 'There' })).toHaveAttribute('href', 'https://example.org')
  expect(screen.getByRole('link', { name: 'Call' })).not.toHaveAttribute('data-router')
})

it('keeps the focus and takes no press while it is loading', async () => {
  const onClick = jest.fn()
  const { user } = renderUi(
    <Button isLoading loadingLabel="Sending" onClick={onClick}>
      Send
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Sending' })
  await user.click(button)
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(onClick).not.toHaveBeenCalled()
})

it('is no submit button unless it is told so', () => {
  renderUi(<Button>Press</Button>)
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
})

it('names a picture', () => {
  renderUi(
    <IconButton label="Close">
      <CloseIcon />
    </IconButton>,
  )
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument()
})
