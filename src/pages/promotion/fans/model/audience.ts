/** A campaign whose participants are written to. */
export type CampaignAudience = { id: string; title: string };
