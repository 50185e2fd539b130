export const boardMinutes = `Minutes of the board of Kestrel Holdings
Meeting of 2 March, by video

Present: Sian Prosser in the chair, Dermot Kealy, Ama Boateng. Orla Finnegan of Hallam & Dray joined for the first item.

Item 1. Purchase of Brightwater Ferries. Orla Finnegan reported on the due diligence. The board approved the purchase with two votes against one. Dermot Kealy voted against it because the lease of the quay may be terminated.

Item 2. Financing. The Bank of Wexford lends 8 million euros for ten years. The interest rate is 4.6 percent. The loan is secured by the ships.

Item 3. Integration. Ama Boateng leads the integration. The name Brightwater Ferries is kept, because travelers know it. The ticket systems are merged in the autumn.

Item 4. The next meeting is on 6 April in Cardiff.
`
