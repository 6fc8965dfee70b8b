import { chakra } from '@chakra-ui/react'
import { LogoMark } from '#primitives/LogoMark.tsx'
import { mm } from './labelMath.ts'

interface LabelBrandProps {
  /** The company's name. */
  brand: string
  /** Height of the letters, mm. */
  size: number
}

/** The logo at the head of a label. */
export const LabelBrand = ({ brand, size }: LabelBrandProps) => (
  <chakra.span
    gridArea="brand"
    display="flex"
    alignItems="center"
    alignSelf="start"
    gap="0.4em"
    fontFamily="heading"
    fontWeight="heading"
    fontSize={mm(size)}
    lineHeight="1.2"
  >
    <LogoMark height="1.35em" />
    {brand}
  </chakra.span>
)
