import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { defineSlotStyles } from '#theme/defineStyles.ts'
import { ChevronRightIcon } from './moreIcons.tsx'

const styles = defineSlotStyles({
  // Print opens a closed part.
  root: { minWidth: '0', _print: { '&::details-content': { contentVisibility: 'visible', height: 'auto' } } },
  summary: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    maxWidth: 'full',
    minHeight: 'target',
    borderRadius: 'xs',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { color: 'fg.link' },
  },
  arrow: {
    flexShrink: '0',
    color: 'fg.muted',
    transform: 'rotate(90deg)',
    transitionProperty: 'transform',
    transitionDuration: 'base',
    '[open] > summary > &': { transform: 'rotate(270deg)' },
    _print: { display: 'none' },
  },
})

interface FoldProps extends Omit<ComponentProps<typeof chakra.details>, 'summary'> {
  /** Always shown; a press on it opens and closes the rest. */
  summary: ReactNode
  children: ReactNode
}

/** A part that its summary opens. It needs no script. */
export const Fold = ({ summary, css, children, ...rest }: FoldProps) => (
  <chakra.details {...rest} css={[styles.root, css]}>
    <chakra.summary css={styles.summary}>
      {summary}
      <ChevronRightIcon css={styles.arrow} />
    </chakra.summary>
    {children}
  </chakra.details>
)
