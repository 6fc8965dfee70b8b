/** The names that the meeting form suggests when the staff directory is not available (spec 3, Attendee suggestions). */
export const sampleAttendees = [
  'Aysel Kərimova',
  'Elvin Rzayev',
  'Günel Məmmədova',
  'Irina Sokolova',
  'Kamran Abbasov',
  'Leyla İsmayılova',
  'Nigar Hüseynova',
  'Rauf Əliyev',
  'Səbinə Rəhimova',
  'Tural Quliyev',
] as const
