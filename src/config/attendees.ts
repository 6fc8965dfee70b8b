/** The names that the meeting form suggests until the staff directory has loaded (spec 3, Attendee suggestions). */
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
