import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { type LetterSize, letterSize, mm } from './labelMath.ts'

interface FittedTextProps {
  text: string
  /** The sizes to choose from, the largest first. */
  sizes: readonly [...LetterSize[], LetterSize]
  css: SystemStyleObject | undefined
}

/** A text in the largest letters that it fits its place in. */
export const FittedText = ({ text, sizes, css }: FittedTextProps) => (
  <chakra.p css={css ?? {}} fontSize={mm(letterSize(text, sizes))}>
    {text}
  </chakra.p>
)
