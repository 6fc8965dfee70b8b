/** Sets the clock of a process of the tests, before its own code: the product itself knows nothing of a set clock. */
const { clockOffset, shiftDate } = require('./clock.cjs')

shiftDate(clockOffset)
