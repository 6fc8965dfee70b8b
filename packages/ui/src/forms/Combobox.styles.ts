import { defineSlotStyles } from '#theme/defineStyles.ts'
import { optionList } from './optionList.ts'

export const styles = defineSlotStyles({
  ...optionList,
  empty: { padding: '3', textStyle: 'small', color: 'fg.muted' },
})
