import { chakra } from '@chakra-ui/react'

const Ring = chakra('span', {
  base: {
    display: 'inline-block',
    width: '1.25em',
    height: '1.25em',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderRightColor: 'transparent',
    borderRadius: 'full',
    animation: 'atrium-turn 800ms linear infinite',
  },
})

/** Shows that a task is running. Silent for screen readers: the component around it names the task. */
export const Spinner = () => <Ring aria-hidden />
